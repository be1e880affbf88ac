import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

const FOLDER = join(import.meta.dirname, '../../drizzle')
const ALL = readMigrations(FOLDER)
const NAME = '0017_received_and_returned'

test('payments, questions and the ledger keep their rows, and the ledger its rules', () => {
  expect(readdirSync(FOLDER)).toContain(`${NAME}.sql`)
  const before = ALL.filter(({ name }) => name < NAME)
  const db = openDb(':memory:')
  migrate(db, before)
  db.$client.exec(`
    insert into users (id, username, password, full_name) values ('martha', 'martha', '!', 'Martha');
    insert into mobile_money_accounts (id, user_id, provider, phone_number, account_name, country, currency)
      values ('purse', 'martha', 'M-Pesa', '+254712345678', 'Martha', 'KE', 'KES');
    insert into ledger_accounts (id, kind, currency, wallet_id) values ('wallet purse', 'wallet', 'KES', 'purse');
    insert into ledger_accounts (id, kind, currency) values ('outside KES', 'outside', 'KES');
    begin;
    insert into ledger_entries (movement, line, account_id, amount) values (1, 0, 'wallet purse', 500), (1, 1, 'outside KES', -500);
    insert into ledger_movements (number, kind) values (1, 'topUp');
    commit;
    insert into payments (id, reference, user_id, purpose, gateway, phone, amount, currency, status, due_at, receipt)
      values ('p', 'r', 'martha', 'loanPayment', 'mpesa', '+254712345678', 500, 'KES', 'succeeded', '2026', 'LGR7');
    insert into payment_messages (payment_id, gateway, kind, body) values ('p', 'mpesa', 'callback', '{}');
    insert into payment_queries (nonce, payment_id, conversation_id) values ('n', 'p', 'AG_1');`)
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  const all = (sql: string) => db.$client.prepare(sql).all()
  expect(all('select id, balance, debtor_id from ledger_accounts order by id')).toEqual([
    { id: 'outside KES', balance: -500, debtor_id: null },
    { id: 'wallet purse', balance: 500, debtor_id: null },
  ])
  expect(all('select number, kind from ledger_movements')).toEqual([{ number: 1, kind: 'topUp' }])
  expect(all('select reference, receipt, returned from payments')).toEqual([{ reference: 'r', receipt: 'LGR7', returned: null }]) // biome-ignore format: one row
  expect(all('select kind, payment_id, received_id, conversation_id from payment_queries')).toEqual([{ kind: 'status', payment_id: 'p', received_id: null, conversation_id: 'AG_1' }]) // biome-ignore format: one row
  expect(all('pragma foreign_key_check')).toEqual([])
  const run = (sql: string) => () => db.$client.exec(sql)
  expect(run("insert into ledger_entries (movement, line, account_id, amount) values (1, 2, 'wallet purse', 1)")).toThrow('this movement is closed') // biome-ignore format: one rule
  expect(run('delete from ledger_movements')).toThrow('append-only')
  expect(run("update ledger_accounts set debtor_id = 'martha'")).toThrow('not changed')
  expect(run("insert into ledger_movements (number, kind) values (2, 'refund')")).toThrow('two entries')
  db.$client.close()
})
