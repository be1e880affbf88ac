import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0027_settled_by_two'

test('decisions and ways to be paid stay as they are, without a receipt and a wish', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  const columns = 'id, kind, subject_id, person_id, amount, currency, reason, proposed_by, created_at, status, decided_by, decided_at, declined' // biome-ignore format: a list
  db.$client.exec(`
    insert into users (id, username, password, full_name) values ('ruth', 'ruth', '!', 'Ruth'), ('james', 'james', '!', 'James'), ('martha', 'martha', '!', 'Martha');
    insert into pending_decisions (${columns}) values
      ('one', 'writeOff', 'loan', 'martha', 5000, 'NGN', 'Drought', 'ruth', '2026-03-01', 'open', null, null, null),
      ('two', 'limit', 'everybody NGN', null, null, 'NGN', null, 'ruth', '2026-03-02', 'declined', 'james', '2026-03-03', 'No');
    insert into payment_methods (id, user_id, method_type, provider, account_identifier, currency, country, confirmed_at, is_default)
      values ('bank', 'martha', 'bank', 'GTBank', '0123456789', 'NGN', 'NG', '2026-03-01', 1);`)
  const rows = () => db.$client.prepare(`select ${columns} from pending_decisions order by id`).all()
  const before = rows()
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  expect(rows()).toEqual(before)
  expect(db.$client.prepare('select receipt from pending_decisions').pluck().all()).toEqual([null, null])
  expect(db.$client.prepare('select is_default, is_default_wanted from payment_methods').all()).toEqual([{ is_default: 1, is_default_wanted: 0 }]) // biome-ignore format: one row
  const second = "insert into pending_decisions (id, kind, subject_id, currency, proposed_by, created_at) values ('three', 'writeOff', 'loan', 'NGN', 'james', '2026-03-04')" // biome-ignore format: one row
  expect(() => db.$client.exec(second)).toThrow('UNIQUE')
  db.$client.close()
})
