import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { listWaiting } from '#db/queries/messaging/inbox.ts'

const ALL = readMigrations('drizzle')
const NAME = '0044_waiting_numbers'

test('messages that waited before stand together by their number', () => {
  const db = openDb(':memory:')
  migrate(db, ALL.filter(({ name }) => name < NAME)) // biome-ignore format: one step
  db.$client.exec(`
    insert into received_messages (id, gateway, gateway_id, phone, short_code, text, status, created_at) values
      ('b', 'x', '2', '+231770000009', '40404', 'Second', 'waiting', '2026-11-02T00:00:00.000Z'),
      ('a', 'x', '1', '+231770000009', '40404', 'First', 'waiting', '2026-11-01T00:00:00.000Z'),
      ('c', 'x', '3', '+231770000008', '40404', 'Done', 'answered', '2026-11-01T00:00:00.000Z');`)
  migrate(db, ALL)
  expect(listWaiting(db, { limit: 5 })).toMatchObject({
    total: 1,
    items: [{ id: 'a', message: 'First', waiting: 2, latest: [{ id: 'b', message: 'Second' }] }],
  })
  db.$client.close()
})
