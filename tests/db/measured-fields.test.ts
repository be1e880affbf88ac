import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { listFieldsIn, listFieldsOf, updateField } from '#db/queries/fields/fields.ts'
import { world } from '../world.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0039_measured_fields'

test('fields of before keep what they held, and what refers to them', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  db.$client.exec(`
    insert into users (id, username, username_key, password, full_name) values ('martha', 'martha', 'martha', '!', 'Martha');
    insert into fields (id, farmer_id, name, total_area, boundary_coordinates, soil_type)
      values ('north', 'martha', 'North', 1.5, '[[1,9],[1.001,9],[1.001,9.001],[1,9]]', 'clay');
    insert into field_zones (id, field_id, name, zone_type, coordinates, area) values ('z', 'north', 'Wet', 'soil', '[]', 0.1);`)
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  expect(listFieldsOf(db, 'martha')).toMatchObject([
    { id: 'north', code: null, way: 'area', totalArea: 1.5, soilType: 'clay', version: 1, errorBand: null },
  ])
  expect(db.$client.prepare('select field_id from field_zones').pluck().all()).toEqual(['north'])
  db.$client.close()
})

test('a box follows its border: moved, removed, restored, deleted, and after VACUUM', () => {
  const { db, person } = world()
  person('farmer', { id: 'martha' })
  const insert = (id: string, west: number | null) =>
    db.$client
      .prepare(
        `insert into fields (id, farmer_id, name, total_area, boundary_coordinates, west, south, east, north)
         values (?, 'martha', ?, 1, '[]', ?, 90000000, ?, 90010000)`,
      )
      .run(id, id, west, west === null ? null : west + 10_000)
  const at = (west: number) =>
    listFieldsIn(db, { west, south: 90_000_000, east: west + 100, north: 90_000_100 }).map(({ id }) => id)
  insert('gone', 10_000_000)
  insert('bare', null)
  insert('north', 11_000_000)
  expect(at(11_000_000)).toEqual(['north'])
  expect(at(0)).toEqual([])
  updateField(db, 'north', { west: 12_000_000, east: 12_010_000 })
  expect([at(11_000_000), at(12_000_000)]).toEqual([[], ['north']])
  updateField(db, 'north', { removedAt: '2026-11-21T12:00:00.000Z' })
  expect(at(12_000_000)).toEqual([])
  updateField(db, 'north', { removedAt: null })
  expect(at(12_000_000)).toEqual(['north'])
  updateField(db, 'bare', { west: 13_000_000, south: 90_000_000, east: 13_010_000, north: 90_010_000 })
  db.$client.exec("delete from fields where id = 'gone'")
  db.$client.exec('vacuum')
  expect([at(10_000_000), at(12_000_000), at(13_000_000)]).toEqual([[], ['north'], ['bare']])
})
