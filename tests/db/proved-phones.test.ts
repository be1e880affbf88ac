import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0022_proved_phones'

test('numbers in use stay their owners’, and those that somebody wrote down on the web are to be proved', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  const user = (id: string, phone: string, password = 'a hash', role = 'farmer') =>
    `insert into users (id, username, password, full_name, phone, role) values ('${id}', '${id}', '${password}', '${id}', ${phone}, '${role}');`
  const payment = (id: string, gateway: string, status: string, phone = '+254712345678', purpose = 'loanPayment') =>
    `insert into payments (id, reference, user_id, purpose, gateway, phone, amount, currency, status, due_at)
       values ('${id}', '${id}', '${id}', '${purpose}', '${gateway}', '${phone}', 500, 'KES', '${status}', '2026');`
  const made = (id: string, action: string) =>
    `insert into audit_events (at, action, table_name, row_id) values ('2026', '${action}', 'users', '${id}');`
  db.$client.exec(`
    ${user('dialled', "'+231 77-000 (00) 01'", '!')}
    ${user('household', "'00231770000001'", '!')}
    ${user('local', "'0770000001'", '!')}
    ${user('words', "'+231 ask my son'", '!')}
    ${user('none', 'null', '!')}
    ${user('agent', "'+231770000003'", '!', 'extension_agent')}
    ${user('web', "'+231770000001'")}
    ${user('onTheSpot', "'+231770000004'")} ${made('onTheSpot', 'agent.farmers.register')}
    ${user('imported', "'+231770000005'")} ${made('imported', 'admin.users.import')}
    ${user('changed', "'+231770000006'")} ${made('changed', 'admin.users.change')}
    ${user('paid', "'+254712345678'")} ${payment('paid', 'mpesa', 'succeeded')}
    ${user('played', "'+254712345678'")} ${payment('played', 'sandbox', 'succeeded')}
    ${user('tried', "'+254712345678'")} ${payment('tried', 'mpesa', 'failed')}
    ${user('got', "'+254712345678'")} ${payment('got', 'mpesa', 'succeeded', '+254712345678', 'claim')}
    ${user('elsewhere', "'+254712345678'")} ${payment('elsewhere', 'mpesa', 'succeeded', '+254712345679')}`)
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  expect(db.$client.prepare('select user_id, phone, proof from proved_phones order by user_id').raw().all()).toEqual([
    ['dialled', '+231770000001', 'earlier'],
    ['household', '+231770000001', 'earlier'],
    ['imported', '+231770000005', 'earlier'],
    ['onTheSpot', '+231770000004', 'earlier'],
    ['paid', '+254712345678', 'earlier'],
  ])
  expect(db.$client.pragma('foreign_key_check')).toEqual([])
  db.$client.close()
})

test('an account is verified where its number is proved', () => {
  const db = openDb(':memory:')
  const until = '0024_proved_accounts'
  migrate(
    db,
    ALL.filter(({ name }) => name < until),
  )
  const account = (id: string, phone: string, isVerified = 0) =>
    `insert into mobile_money_accounts (id, user_id, provider, phone_number, account_name, country, currency, is_verified)
       values ('${id}', 'martha', 'M-Pesa', '${phone}', 'Martha', 'KE', 'KES', ${isVerified});`
  db.$client.exec(`
    insert into users (id, username, password, full_name) values ('martha', 'martha', '!', 'Martha');
    insert into proved_phones (user_id, phone, proof, proved_at) values ('martha', '+254712345678', 'sms', '2026');
    ${account('proved', '+254712345678')} ${account('other', '+254712345679')} ${account('demo', '+254712345670', 1)}`)
  migrate(
    db,
    ALL.filter(({ name }) => name <= until),
  )
  expect(db.$client.prepare('select id, is_verified from mobile_money_accounts order by id').raw().all()).toEqual([['demo', 1], ['other', 0], ['proved', 1]]) // biome-ignore format: one question
  db.$client.close()
})
