import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { listFieldsIn } from '#db/queries/fields/fields.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0050_unfinished_imports'
const HERE = { west: 0, south: 0, east: 100, north: 100 }

test('fields of before keep their boxes, and new ones get theirs, with a number of their own or without', () => {
  const db = openDb(':memory:')
  migrate(db, ALL.filter(({ name }) => name < NAME)) // biome-ignore format: one call
  const insert = (id: string, boxId: number | null = null) =>
    db.$client.exec(`insert into fields (id, farmer_id, name, total_area, boundary_coordinates, west, south, east, north, box_id)
      values ('${id}', 'martha', 'Hill', 0.3, '[[0,0],[1,0],[1,1],[0,0]]', 10, 10, 20, 20, ${boxId})`)
  db.$client.exec("insert into users (id, username, username_key, password, full_name) values ('martha', 'martha', 'martha', '!', 'Martha')") // biome-ignore format: one row
  insert('old')
  insert('gone')
  db.$client.exec("update fields set removed_at = '2026-11-01' where id = 'gone'")
  migrate(db, ALL.filter(({ name }) => name <= NAME)) // biome-ignore format: one call
  const found = () => listFieldsIn(db, HERE).map(({ id }) => id)
  expect(found()).toEqual(['old'])
  insert('new')
  insert('numbered', 77)
  expect(found().sort()).toEqual(['new', 'numbered', 'old'])
  db.$client.exec("update fields set removed_at = null where id = 'gone'; delete from fields where id = 'numbered'")
  expect(found().sort()).toEqual(['gone', 'new', 'old'])
  db.$client.close()
})
