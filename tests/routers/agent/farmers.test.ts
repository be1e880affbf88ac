import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fields, users } from '#db/schema/index.ts'
import type { FarmerSort } from '#domain/people/farmer.ts'
import type { User } from '#domain/people/session.schema.ts'
import { type World, world } from '../../world.ts'

let w: World
let hawa: User
beforeEach(() => {
  w = world()
  hawa = w.person('extension_agent', { fullName: 'Hawa Amina' })
  const born = (day: number) => `2026-11-0${day}T08:00:00.000Z`
  w.person('farmer', {
    fullName: 'Amina Bello',
    phone: '+2348031234567',
    location: 'Kano, Nigeria',
    createdAt: born(1),
  })
  w.person('farmer', { fullName: 'chidi Eze', location: 'Aba, Nigeria', createdAt: born(2) })
  w.person('farmer', { fullName: 'Bintu Amadou', location: 'Zinder', createdAt: born(3) })
  w.person('farmer', { fullName: 'አበበ በቀለ', createdAt: born(4) })
})

const list = (input: { sort?: FarmerSort; search?: string; limit?: number; cursor?: string } = {}) =>
  w.as(hawa).agent.farmers.list(input)
const names = async (input: Parameters<typeof list>[0]) => (await list(input)).items.map(({ fullName }) => fullName)

test('farmers and visitors cannot list farmers', async () => {
  await expect(w.as(w.person('farmer')).agent.farmers.list({ search: 'amina' })).rejects.toMatchObject({ code: 'FORBIDDEN' }) // biome-ignore format: one sentence
  await expect(w.as(null).agent.farmers.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test.each<[FarmerSort, string[]]>([
  ['-createdAt', ['አበበ በቀለ', 'Bintu Amadou', 'chidi Eze', 'Amina Bello']],
  ['createdAt', ['Amina Bello', 'chidi Eze', 'Bintu Amadou', 'አበበ በቀለ']],
  ['fullName', ['Amina Bello', 'Bintu Amadou', 'chidi Eze', 'አበበ በቀለ']],
  ['-fullName', ['አበበ በቀለ', 'chidi Eze', 'Bintu Amadou', 'Amina Bello']],
])('sorted by %s, a page at a time, with the total on the first', async (sort, sorted) => {
  expect(await names({ sort })).toEqual(sorted)
  const first = await list({ sort, limit: 3 })
  const second = await list({ sort, limit: 3, cursor: first.nextCursor! })
  expect([...first.items, ...second.items].map(({ fullName }) => fullName)).toEqual(sorted)
  expect([first.total, second.total, second.nextCursor]).toEqual([4, null, null])
})

test.each([
  ['amina', ['Amina Bello']],
  ['BELLO am', ['Amina Bello']],
  ['ama', ['Bintu Amadou']],
  ['nigeria', ['chidi Eze', 'Amina Bello']],
  ['8031234', ['Amina Bello']],
  ['በቀለ', ['አበበ በቀለ']],
  ['nobody', []],
])('%s finds them by name, phone or place, and no agent', async (search, found) => {
  expect(await names({ search })).toEqual(found)
  expect((await list({ search })).total).toBe(found.length)
})

test.each([
  ['7KQ4T', ['Bintu Amadou']],
  ['7kq 4t', ['Bintu Amadou']],
  ['7KQ4W', []],
])('%s finds whose field bears it', async (search, found) => {
  const bintu = w.db.select().from(users).where(eq(users.fullName, 'Bintu Amadou')).get()!
  w.db.insert(fields).values({ farmerId: bintu.id, name: 'Hill', code: '7KQ4T', totalArea: 1, boundaryCoordinates: [] }).run() // biome-ignore format: one row
  expect(await names({ search })).toEqual(found)
})

test('a code of figures finds also whose phone holds them', async () => {
  const bintu = w.db.select().from(users).where(eq(users.fullName, 'Bintu Amadou')).get()!
  w.db.insert(fields).values({ farmerId: bintu.id, name: 'Hill', code: '34567', totalArea: 1, boundaryCoordinates: [] }).run() // biome-ignore format: one row
  expect(await names({ search: '34567' })).toEqual(['Bintu Amadou', 'Amina Bello'])
})

test('a deleted account is neither listed nor counted', async () => {
  const gone = w.person('farmer', { fullName: 'Gone Soon', username: 'gone' })
  expect((await list()).total).toBe(5)
  w.db.$client.prepare("update users set username = 'deleted-' || id, username_key = 'deleted-' || id where id = ?").run(gone.id) // biome-ignore format: one statement
  expect((await list()).total).toBe(4)
  expect(await names({ search: 'gone' })).toEqual([])
})

test('one farmer by id; neither an agent nor a deleted account is a farmer', async () => {
  const { get } = w.as(hawa).agent.farmers
  const [newest] = (await list()).items
  expect(await get({ farmerId: newest!.id })).toMatchObject(newest!)
  const gone = w.person('farmer')
  w.db
    .update(users)
    .set({ username: `deleted-${gone.id}` })
    .where(eq(users.id, gone.id))
    .run()
  for (const farmerId of [hawa.id, gone.id, 'nobody'])
    await expect(get({ farmerId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
