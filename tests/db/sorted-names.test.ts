import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { listCrops } from '#db/queries/crops/crops.ts'
import { listFarmers } from '#db/queries/people/farmer-list.ts'
import { listAgents } from '#db/queries/people/staff.ts'
import { listUserRecords } from '#db/queries/people/user-records.ts'
import { users } from '#db/schema/index.ts'
import { findKeptFarmers } from '#domain/people/kept-farmers.ts'
import { sortKey } from '#domain/people/names/sort-key.ts'
import { world } from '../world.ts'

const SORTED = [
  'Àbẹ̀kẹ́',
  'abena',
  'Ba',
  'Ɓala',
  'Chidi',
  'Élodie',
  'Esi',
  'Sabo',
  'Ṣade',
  'Sani',
  'Zainab',
  'ሀይሌ',
  'አበበ',
]
const MIXED = SORTED.toSorted()

test('lists of people stand as people sort, whole, in pages and backwards', () => {
  const w = world()
  const agent = w.person('extension_agent', { fullName: 'Agent' })
  for (const fullName of MIXED) w.person('farmer', { fullName })
  const nameOf = ({ fullName }: { fullName: string }) => fullName
  const farmers = (page: object) => listFarmers(w.db, agent.id, { sort: 'fullName', limit: 50, ...page })
  expect(MIXED).not.toEqual(SORTED)
  expect(farmers({}).items.map(nameOf)).toEqual(SORTED)
  expect(farmers({ sort: '-fullName' }).items.map(nameOf)).toEqual(SORTED.toReversed())
  expect(findKeptFarmers(farmers({ sort: 'createdAt' }).items as never, { sort: 'fullName' }).map(nameOf)).toEqual(SORTED) // biome-ignore format: one thought
  for (const ask of [
    farmers,
    (page: object) => listUserRecords(w.db, { role: 'farmer', sort: 'fullName', limit: 50, ...page }),
  ]) {
    // biome-ignore format: two lists
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = ask({ limit: 3, ...(cursor && { cursor }) })
      seen.push(...page.items.map(nameOf))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(SORTED)
  }
})

test('agents and crops stand as people sort', () => {
  const w = world()
  for (const fullName of MIXED) w.person('extension_agent', { fullName })
  for (const name of MIXED) w.crop({ name })
  expect(listAgents(w.db).map(({ fullName }) => fullName)).toEqual(SORTED)
  expect(listCrops(w.db).map(({ name }) => name)).toEqual(SORTED)
})

test('a migrated database sorts who is there, and tells no phone that a profile changed', () => {
  const all = readMigrations(join(import.meta.dirname, '../../drizzle'))
  const db = openDb(':memory:')
  migrate(db, all.filter(({ name }) => name < '0036')) // biome-ignore format: one thought
  const insert = db.$client.prepare("insert into users (id, username, password, full_name) values (@name, @name, '!', @name)") // biome-ignore format: one row
  for (const name of MIXED) insert.run({ name })
  const changes = () => db.$client.prepare('select count(*) from changes').pluck().get()
  const before = changes()
  migrate(db, all)
  expect(changes()).toBe(before)
  insert.run({ name: 'Ádám' })
  db.$client.exec("update users set full_name = 'Ẹ̀bùn' where id = 'Zainab'")
  const rows = db.select({ name: users.fullName, key: users.sortKey }).from(users).orderBy(users.sortKey).all()
  expect(rows.map(({ key }) => key)).toEqual(rows.map(({ name }) => sortKey(name)))
  expect(rows.map(({ name }) => name)).toEqual(['Àbẹ̀kẹ́', 'abena', 'Ádám', 'Ba', 'Ɓala', 'Chidi', 'Ẹ̀bùn', ...SORTED.slice(5, 10), ...SORTED.slice(11)]) // biome-ignore format: one list
  db.$client.close()
})
