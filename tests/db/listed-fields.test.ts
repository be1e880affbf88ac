import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { listAllFields } from '#db/queries/fields/listed-fields.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0048_listed_fields'

test('fields of before get the country of their farmer, and are found by their words', () => {
  const db = openDb(':memory:')
  migrate(db, ALL.filter(({ name }) => name < NAME)) // biome-ignore format: one call
  db.$client.exec(`
    insert into users (id, username, username_key, password, full_name, location) values
      ('martha', 'martha', 'martha', '!', 'Martha Kollie', 'Kara, Togo'), ('joseph', 'joseph', 'joseph', '!', 'Joseph', null);
    insert into fields (id, farmer_id, name, code, total_area, boundary_coordinates) values
      ('north', 'martha', 'Hill', '7KQ4T', 0.3, '[]'), ('lost', 'joseph', 'Lost', null, 0.4, '[]');`)
  migrate(db, ALL.filter(({ name }) => name <= NAME)) // biome-ignore format: one call
  const found = (chosen: Parameters<typeof listAllFields>[1] | object) =>
    listAllFields(db, { limit: 5, ...chosen }).items.map(({ id, country }) => [id, country])
  expect(found({ country: 'TG' })).toEqual([['north', 'TG']])
  expect(found({ search: 'lost' })).toEqual([['lost', '']])
  expect(found({ search: '7kq4t kollie' })).toEqual([['north', 'TG']])
  db.$client.exec("delete from fields where id = 'north'")
  expect(found({ search: 'hill' })).toEqual([])
  db.$client.close()
})
