import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  farmerCrops,
  farmerRecords,
  marketPrices,
  notificationPreferences,
  smsGroups,
  smsMessages,
  stoppedPhones,
  users,
} from '#db/schema/index.ts'
import { village } from '../../village.ts'

function agent() {
  const w = village()
  const phone = (id: string, number: string | null) =>
    w.db.update(users).set({ phone: number }).where(eq(users.id, id)).run()
  phone('martha', '+231 770 000 001')
  phone('joseph', '+231770000002')
  const [crop] = w.db.select().from(farmerCrops).where(eq(farmerCrops.farmerId, 'martha')).all()
  return {
    ...w,
    phone,
    cropId: crop!.cropId,
    hawa: w.as(w.people.hawa).agent.sms,
    stored: () => w.db.select().from(smsMessages).all(),
  }
}
const both = { farmerIds: ['martha', 'joseph'] }

test('a message to a group is one message to each, with the own name', async () => {
  const { hawa, db, stored } = agent()
  const sent = await hawa.send({ filter: both, message: 'Dear {name}, rain on Friday' })
  expect(sent).toMatchObject({ people: 2, texted: 2, parts: 2, noPhone: 0, notWanted: 0, notKnown: 0 })
  expect(stored().map(({ userId, phone, message, senderId }) => [userId, phone, message, senderId])).toEqual(
    expect.arrayContaining([
      ['martha', '+231770000001', expect.stringMatching(/^Dear Martha, rain/), 'hawa'],
      ['joseph', '+231770000002', expect.stringMatching(/^Dear Joseph, rain/), 'hawa'],
    ]),
  )
  expect(db.select().from(smsGroups).all()).toMatchObject([{ people: 2, senderId: 'hawa' }])
  expect(stored().every(({ groupId }) => groupId === db.select().from(smsGroups).get()!.id)).toBe(true)
})

describe('the reach says who gets it, and why not the others', () => {
  test.each([
    ['no phone', 'noPhone', ({ phone }: ReturnType<typeof agent>) => phone('joseph', null)],
    ['a number that cannot be dialled', 'noPhone', ({ phone }: ReturnType<typeof agent>) => phone('joseph', '0770')],
    ['a choice', 'notWanted', ({ db }: ReturnType<typeof agent>) => db.insert(notificationPreferences).values({ userId: 'joseph', smsUpdates: false }).run()], // biome-ignore format: one row
    ['STOP of a number that is written in groups', 'notWanted', ({ db }: ReturnType<typeof agent>) => db.insert(stoppedPhones).values({ phone: '+231770000001' }).run()], // biome-ignore format: one row
    ['STOP', 'notWanted', ({ db }: ReturnType<typeof agent>) => db.insert(stoppedPhones).values({ phone: '+231770000002' }).run()], // biome-ignore format: one row
  ])('%s', async (_, why, change) => {
    const w = agent()
    change(w)
    expect(await w.hawa.reach({ filter: both, message: 'Rain' })).toMatchObject({ people: 2, texted: 1, [why]: 1 })
    expect(w.stored()).toEqual([])
  })
})

test('a price is that of the own crop in the own currency; without one nothing is sent to that farmer', async () => {
  const { hawa, db, cropId, stored } = agent()
  db.delete(marketPrices).run()
  const price = { cropId, market: 'Monrovia', date: '2026-11-20', createdAt: '2026-11-20T08:00:00.000Z' }
  const martha = db.select().from(users).where(eq(users.id, 'martha')).get()!
  db.insert(marketPrices).values([{ ...price, pricePerKg: 41_250, currency: martha.preferredLocation.endsWith('Nigeria') ? 'NGN' : 'LRD' }]).run() // biome-ignore format: one row
  const asked = { filter: both, message: '{crop} sells at {price}' }
  expect(await hawa.reach(asked)).toMatchObject({ people: 2, texted: 1, notKnown: 1 })
  await hawa.send(asked)
  expect(stored()).toMatchObject([
    { userId: 'martha', message: expect.stringMatching(/sells at (NGN|LRD) 412\.5\/kg$/) },
  ])
})

test('own farmers, growers of a crop and people of a place are found; together they narrow', async () => {
  const { hawa, db, cropId } = agent()
  db.insert(farmerRecords).values({ farmerId: 'joseph', agentId: 'hawa' }).run()
  const people = async (filter: object) => (await hawa.reach({ filter, message: 'Rain' } as never)).people
  expect(await people({ isMine: true })).toBe(1)
  expect(await people({ cropId })).toBe(1)
  expect(await people({ cropId, isMine: true })).toBe(0)
  db.update(users).set({ location: 'Gbarnga, Liberia' }).where(eq(users.id, 'martha')).run()
  expect(await people({ place: 'GBARNGA, Liberia' })).toBe(1)
  expect(await people({ place: 'Nowhere, Ghana' })).toBe(0)
})

test('a message for nobody, for all the country or to more than 2,000 is refused', async () => {
  const { hawa, db, cropId } = agent()
  await expect(hawa.send({ filter: {}, message: 'Rain' } as never)).rejects.toThrow('Choose whom the message is for')
  await expect(hawa.send({ filter: { place: 'Nowhere' }, message: 'Rain' })).rejects.toMatchObject({ code: 'CONFLICT' })
  const people = Array.from({ length: 2001 }, (_, at) => ({ id: `f${at}`, username: `f${at}`, password: '!', fullName: 'F', phone: `+23177${100_000 + at}` })) // biome-ignore format: one row
  for (let at = 0; at < people.length; at += 300)
    db.insert(users)
      .values(people.slice(at, at + 300))
      .run()
  for (const { id } of people) db.insert(farmerCrops).values({ farmerId: id, cropId, status: 'growing' }).run()
  await expect(hawa.send({ filter: { cropId }, message: 'Rain' })).rejects.toThrow('More than 2,000 farmers')
})

test('only a message that failed is sent again', async () => {
  const { hawa, db } = agent()
  const sent = await hawa.send({ userId: 'martha', message: 'Rain' })
  await expect(hawa.retry({ id: sent.id })).rejects.toMatchObject({ code: 'CONFLICT' })
  db.update(smsMessages).set({ status: 'failed', errorMessage: 'No way', attempts: 9 }).run()
  expect(await hawa.retry({ id: sent.id })).toMatchObject({ status: 'pending', errorMessage: null })
  expect(db.select().from(smsMessages).get()).toMatchObject({ attempts: 0 })
})
