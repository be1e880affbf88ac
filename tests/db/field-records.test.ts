import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { findApplication, findMeasurement } from '#db/queries/fields/field-records.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0040_field_records'

test('what was measured and spread before stays, and a photo that goes takes no measurement along', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  db.$client.exec(`
    insert into users (id, username, username_key, password, full_name) values ('martha', 'martha', 'martha', '!', 'Martha');
    insert into fields (id, farmer_id, name, total_area, boundary_coordinates) values ('north', 'martha', 'North', 1, '[]');
    insert into field_measurements (id, field_id, soil_ph) values ('m', 'north', 5.6);
    insert into resource_applications (id, field_id, resource_type, resource_name, quantity, unit)
      values ('a', 'north', 'fertilizer', 'Urea', 2, 'bags');`)
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  expect(findMeasurement(db, 'm')).toMatchObject({ soilPH: 5.6, rainfall: null, source: null, photoId: null })
  expect(findApplication(db, 'a')).toMatchObject({ quantity: 2, grade: null, preHarvestDays: null })
  db.$client.exec(`
    insert into photos (id, owner_id, type, bytes) values ('sheet', 'martha', 'image/jpeg', 5);
    update field_measurements set photo_id = 'sheet';
    delete from photos;`)
  expect(findMeasurement(db, 'm')).toMatchObject({ soilPH: 5.6, photoId: null })
  db.$client.close()
})
