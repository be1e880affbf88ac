import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { shrinkIdempotentResponses } from '#db/queries/operations/retention.ts'
import { idempotentResponses } from '#db/schema/index.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0038_short_responses'

test('responses of before stay whole, and still go with their row', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  db.$client.exec(`
    insert into users (id, username, username_key, password, full_name) values ('martha', 'martha', 'martha', '!', 'Martha');
    insert into crops (id, name) values ('maize', 'Maize');
    insert into farmer_crops (id, farmer_id, crop_id) values ('plot', 'martha', 'maize');
    insert into idempotent_responses (user_id, key, request_hash, answer, row_id, subjects, created_at) values
      ('martha', 'k1', 'parsed x', '{"id":"plot"}', 'plot', '["plot"]', '2026-01-01T00:00:00.000Z'),
      ('martha', 'k2', 'parsed y', '{"id":"other"}', 'other', null, '2026-01-01T00:00:00.000Z');`)
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  expect(shrinkIdempotentResponses(db, '2026-06-01T00:00:00.000Z')).toBe(0)
  db.$client.exec("delete from farmer_crops where id = 'plot'")
  expect(db.select().from(idempotentResponses).all()).toMatchObject([
    { key: 'k1', requestHash: 'parsed x', answer: null, rowId: 'plot', subjects: ['plot'], isReadAgain: false },
    { key: 'k2', requestHash: 'parsed y', answer: '{"id":"other"}', rowId: 'other', subjects: null },
  ])
  db.$client.close()
})
