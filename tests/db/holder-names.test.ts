import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0026_holder_names'

test('providers are asked about accounts that are there, but for removed ones and those that are decided', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  const account = (id: string, kyc: string, removedAt: string, isVerified = 1) =>
    `insert into mobile_money_accounts (id, user_id, provider, phone_number, account_name, country, currency, kyc_status, removed_at, is_verified)
       values ('${id}', 'martha', 'Opay', '+234${id}', 'Martha', 'NG', 'NGN', '${kyc}', ${removedAt}, ${isVerified});`
  db.$client.exec(`
    insert into users (id, username, password, full_name) values ('martha', 'martha', '!', 'Martha');
    ${account('new', 'pending', 'null')}
    ${account('known', 'verified', 'null')}
    ${account('refused', 'rejected', 'null')}
    ${account('gone', 'pending', "'2026-03-01'")}
    ${account('unproved', 'pending', 'null', 0)}`)
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  const rows = 'select id, name_due_at is not null as is_due, name_attempts, holder_name, kyc_status from mobile_money_accounts order by id' // biome-ignore format: one row
  const unasked = { name_attempts: 0, holder_name: null }
  expect(db.$client.prepare(rows).all()).toEqual([
    { id: 'gone', is_due: 0, kyc_status: 'pending', ...unasked },
    { id: 'known', is_due: 0, kyc_status: 'verified', ...unasked },
    { id: 'new', is_due: 1, kyc_status: 'pending', ...unasked },
    { id: 'refused', is_due: 0, kyc_status: 'rejected', ...unasked },
    { id: 'unproved', is_due: 0, kyc_status: 'pending', ...unasked },
  ])
  db.$client.close()
})
