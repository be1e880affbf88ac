import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { listZones } from '#db/queries/fields/zones.ts'

const ALL = readMigrations('drizzle')
const NAME = '0049_synced_zones'

test('zones of before stay, and a change of one is told to the phones of its farmer', () => {
  const db = openDb(':memory:')
  migrate(db, ALL.filter(({ name }) => name < NAME)) // biome-ignore format: one step
  db.$client.exec(`
    insert into users (id, username, username_key, password, full_name) values ('martha', 'martha', 'martha', '!', 'Martha');
    insert into fields (id, farmer_id, name, total_area, boundary_coordinates) values ('north', 'martha', 'North', 1, '[]');
    insert into field_zones (id, field_id, name, zone_type, coordinates, area) values ('dip', 'north', 'Dip', 'wet', '[]', 0.2);
    delete from changes;`)
  migrate(db, ALL)
  expect(listZones(db, 'north')).toMatchObject([{ id: 'dip', area: 0.2, color: '#3B82F6' }])
  db.$client.exec("update field_zones set name = 'Low' where id = 'dip'")
  expect(db.$client.prepare('select list, owner_id from changes').all()).toEqual([{ list: 'fieldRecords', owner_id: 'martha' }]) // biome-ignore format: one row
  db.$client.close()
})
