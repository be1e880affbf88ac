import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { farmerRecords } from '#db/schema/index.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0041_farmer_facts'

test('what agents know of a farmer stays; nobody has said a year of birth or a group yet', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  db.$client.exec(`
    insert into users (id, username, username_key, password, full_name) values ('martha', 'martha', 'martha', '!', 'Martha');
    insert into farmer_records (farmer_id, gender, latitude, longitude) values ('martha', 'female', 6.5, -10.25);`)
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  expect(db.select().from(farmerRecords).all()).toMatchObject([
    { farmerId: 'martha', gender: 'female', latitude: 6.5, longitude: -10.25, birthYear: null, groupName: null },
  ])
  db.$client.close()
})
