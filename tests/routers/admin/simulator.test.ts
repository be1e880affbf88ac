import { expect, test } from 'vitest'
import { receivedMessages, smsMessages } from '#db/schema/index.ts'
import { VILLAGERS } from '#db/seed/villagers.ts'
import { village } from '../../village.ts'
import { NOON } from '../../world.ts'

const PHONE = VILLAGERS[0]!.phone
const at = (seconds: number) => new Date(NOON.getTime() + seconds * 1000).toISOString()

function phones(options: { demo: boolean }) {
  const v = village(options)
  const of = { phone: PHONE, type: 'general' } as const
  v.db
    .insert(receivedMessages)
    .values({ id: 'ask', gateway: 'log', gatewayId: 'ask', phone: PHONE, shortCode: '40404', text: 'HELP', status: 'answered', createdAt: at(1) }) // biome-ignore format: one row
    .run()
  v.db
    .insert(smsMessages)
    .values([
      { ...of, id: 'answer', message: 'Send MARKET', status: 'sent', createdAt: at(1) },
      { ...of, id: 'later', message: 'Rain', createdAt: at(2) },
      { ...of, id: 'other', message: 'Secret', phone: '+231770000001', createdAt: at(3) },
    ])
    .run()
  return v
}

test('in a demo a visitor may be a farmer of the village, and reads the messages of that phone', async () => {
  const { as } = phones({ demo: true })
  const visitor = as(null).admin.simulator
  const { hookKey, phones: offered, isOpen } = await visitor.open()
  expect(hookKey.length).toBeGreaterThan(20)
  expect(await visitor.open()).toMatchObject({ hookKey })
  expect(isOpen).toBe(false)
  expect(offered[0]).toEqual({ name: VILLAGERS[0]!.fullName, phone: PHONE })
  expect(offered.at(-1)).toEqual({ name: null, phone: '+231779990001' })
  expect(await visitor.lines({ phone: PHONE })).toEqual([
    { id: 'ask', kind: 'received', message: 'HELP', status: 'answered', createdAt: at(1) },
    { id: 'answer', kind: 'sent', message: 'Send MARKET', status: 'sent', createdAt: at(1) },
    { id: 'later', kind: 'sent', message: 'Rain', status: 'pending', createdAt: at(2) },
  ])
})

test('in a demo nobody reads the messages of a number that is not of the village, an administrator neither', async () => {
  const { as, people } = phones({ demo: true })
  for (const who of [null, people.ruth])
    await expect(as(who).admin.simulator.lines({ phone: '+231770000001' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('elsewhere an administrator types any number, and no farmer is offered', async () => {
  const { as, people } = phones({ demo: false })
  const ruth = as(people.ruth).admin.simulator
  expect(await ruth.open()).toMatchObject({ phones: [], isOpen: true })
  expect(await ruth.lines({ phone: '+231 770 000 001' })).toMatchObject([{ id: 'other' }])
})
