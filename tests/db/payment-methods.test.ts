import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0025_payment_methods'

test('each account becomes a way to be paid, one is the default of its currency, and the history keeps its lines', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  const account = (id: string, user: string, currency: string, rest: string) =>
    `insert into mobile_money_accounts (id, user_id, provider, phone_number, account_name, country, currency, is_default, is_active, removed_at, created_at)
       values ('${id}', '${user}', 'Opay', '+234${id}', '${id}', 'NG', '${currency}', ${rest});`
  db.$client.exec(`
    insert into users (id, username, password, full_name) values ('martha', 'martha', '!', 'Martha'), ('joseph', 'joseph', '!', 'Joseph');
    ${account('old', 'martha', 'NGN', "0, 1, null, '2026-01-01'")}
    ${account('first', 'martha', 'NGN', "1, 1, null, '2026-02-01'")}
    ${account('gone', 'martha', 'NGN', "0, 0, '2026-03-01', '2026-01-01'")}
    ${account('shilling', 'martha', 'KES', "0, 1, null, '2026-01-01'")}
    ${account('idle', 'joseph', 'NGN', "0, 0, null, '2026-01-01'")}
    ${account('his', 'joseph', 'NGN', "0, 1, null, '2026-02-01'")}
    insert into payment_methods (id, user_id, method_type, provider, account_identifier, currency, country, account_name, is_default)
      values ('card', 'martha', 'card', 'A bank', '42', 'NGN', 'NG', 'Martha', 1);
    insert into financial_transactions (id, user_id, account_id, transaction_type, category, amount, currency, provider, status, fees)
      values ('line', 'martha', 'first', 'credit', 'opening', 500, 'NGN', 'Opay', 'completed', 3);
    insert into payments (id, reference, user_id, purpose, gateway, phone, amount, currency, due_at, transaction_id)
      values ('p', 'r', 'martha', 'loanPayment', 'mpesa', '+254712345678', 500, 'KES', '2026', 'line');`)
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  const all = (sql: string) => db.$client.prepare(sql).all()
  const column = (sql: string) => db.$client.prepare(sql).pluck().all()
  expect(column('select id from mobile_money_accounts where is_default = 1 order by id')).toEqual(['first', 'his', 'shilling']) // biome-ignore format: one row
  expect(all("select id, account_id, is_default, confirmed_at, removed_at from payment_methods where method_type = 'wallet' order by id")).toEqual([
    { id: 'first', account_id: 'first', is_default: 1, confirmed_at: '2026-02-01', removed_at: null },
    { id: 'gone', account_id: 'gone', is_default: 0, confirmed_at: '2026-01-01', removed_at: '2026-03-01' },
    { id: 'his', account_id: 'his', is_default: 1, confirmed_at: '2026-02-01', removed_at: null },
    { id: 'idle', account_id: 'idle', is_default: 0, confirmed_at: '2026-01-01', removed_at: null },
    { id: 'old', account_id: 'old', is_default: 0, confirmed_at: '2026-01-01', removed_at: null },
    { id: 'shilling', account_id: 'shilling', is_default: 1, confirmed_at: '2026-01-01', removed_at: null },
  ]) // biome-ignore format: a table
  expect(all("select method_type, provider, account_identifier, account_name, is_default, confirmed_at from payment_methods where id = 'card'")).toEqual([{ method_type: 'bank', provider: 'A bank', account_identifier: '42', account_name: 'Martha', is_default: 0, confirmed_at: null }]) // biome-ignore format: one row
  expect(all('select id, account_id, method_id, amount, fees, status from financial_transactions')).toEqual([{ id: 'line', account_id: 'first', method_id: null, amount: 500, fees: 3, status: 'completed' }]) // biome-ignore format: one row
  expect(column('select transaction_id from payments')).toEqual(['line'])
  expect(all('pragma foreign_key_check')).toEqual([])
  const run = (sql: string) => () => db.$client.exec(sql)
  expect(run('update financial_transactions set account_id = null')).toThrow('financial_transactions_place')
  expect(run("update mobile_money_accounts set is_default = 1 where id = 'old'")).toThrow('UNIQUE')
  expect(run("update payment_methods set is_default = 1 where id = 'old'")).toThrow('UNIQUE')
  expect(run("update payment_methods set is_default = 1 where id = 'gone'")).toThrow('usable_default')
  db.$client.close()
})
