import { beforeEach, expect, test } from 'vitest'
import { listAdministrators } from '#db/queries/people/administrators.ts'
import { newSetUpCode } from '#services/operations/set-up.ts'
import { NOON, type World, world } from '../world.ts'

const DAY_MS = 86_400_000
let w: World
let code: string
beforeEach(() => {
  w = world({ quickPasswords: true })
  code = newSetUpCode(w.db, NOON)!
})
const chosen = { username: 'ruth', fullName: 'Ruth Kollie', password: 'maize and beans 7', platform: 'Susu', language: 'swahili', place: 'Nairobi, Kenya' } as const // biome-ignore format: one person
const setUp = (change: object = {}) => w.as(null).auth.setUp({ ...chosen, code, ...change })

test('the code makes the first administrator, names the installation, and signs in', async () => {
  expect(await setUp({ code: code.toUpperCase() })).toMatchObject({ user: { username: 'ruth', role: 'admin' } })
  expect(listAdministrators(w.db)).toMatchObject([{ username: 'ruth', fullName: 'Ruth Kollie', isActive: true }])
  const { platform, lacksAdministrator } = await w.as(null).auth.status()
  expect([platform, lacksAdministrator]).toMatchObject([{ name: 'Susu', language: 'swahili', place: 'Nairobi, Kenya' }, false]) // biome-ignore format: one row
  expect(await w.as(null).auth.login({ username: 'ruth', password: chosen.password })).toMatchObject({ user: { role: 'admin' } }) // biome-ignore format: one row
})

test('it works once, and for no second administrator', async () => {
  await setUp()
  await expect(setUp({ username: 'hawa' })).rejects.toThrow('The link was used')
  expect(newSetUpCode(w.db, NOON)).toBeNull()
})

test('of two at the same moment one is the administrator', async () => {
  const outcomes = await Promise.allSettled([setUp(), setUp({ username: 'hawa' })])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(listAdministrators(w.db)).toHaveLength(1)
})

test.each<[string, () => unknown]>([
  ['another code', () => undefined],
  ['the code of an earlier start', () => void newSetUpCode(w.db, NOON)],
  ['the code a day later', () => w.clock.now.setTime(NOON.getTime() + DAY_MS)],
])('%s is refused and leaves nothing', async (what, change) => {
  w.clock.now = new Date(w.clock.now)
  change()
  await expect(setUp(what === 'another code' ? { code: 'abcd-efgh-ijkl-mnop' } : {})).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  })
  expect(listAdministrators(w.db)).toEqual([])
})

test('a weak password and a taken name leave the code as it is', async () => {
  await expect(setUp({ password: 'password123' })).rejects.toThrow(/Many people/)
  w.person('farmer', { username: 'ruth' })
  await expect(setUp()).rejects.toThrow('This username is taken')
  expect(await setUp({ username: 'chief' })).toMatchObject({ user: { role: 'admin' } })
})
