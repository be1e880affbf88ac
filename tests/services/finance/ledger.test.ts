import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDb, transact } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { findBalance } from '#db/queries/finance/ledger.ts'
import { systemAccount, walletAccount } from '#domain/finance/ledger.ts'
import { checkLedger } from '#services/finance/ledger/check-ledger.ts'
import { postMovement, reverseMovement } from '#services/finance/ledger/post-movement.ts'
import { banking } from '../../money.ts'
import { village } from '../../village.ts'
import { NOON } from '../../world.ts'

const at = NOON.toISOString()
const purse = walletAccount({ id: 'purse', currency: 'NGN' })
const box = walletAccount({ id: 'box', currency: 'NGN' })
const outside = systemAccount('outside', 'NGN')
const calm = { pause: async () => undefined, stopping: new AbortController().signal }

function books() {
  const v = village()
  banking(v)
  const move = (amount: number) => transact(v.db, (tx) => postMovement(tx, 'transferIn', [{ account: purse, amount: -amount }, { account: box, amount }], at)) // biome-ignore format: two sides
  return { ...v, move, exec: (sql: string) => v.db.$client.exec(sql) }
}

describe('a movement', () => {
  test('that does not balance is refused, also by the database itself, and nothing is written', () => {
    const { db, exec } = books()
    const post = (sides: Parameters<typeof postMovement>[2]) => () => transact(db, (tx) => postMovement(tx, 'premium', sides, at)) // biome-ignore format: one thought
    const dollars = systemAccount('outside', 'USD')
    expect(post([{ account: purse, amount: -5 }, { account: outside, amount: 4 }])).toThrow('unbalanced') // biome-ignore format: two sides
    expect(post([{ account: purse, amount: -5 }, { account: dollars, amount: 5 }])).toThrow('unbalanced') // biome-ignore format: two sides
    expect(post([{ account: purse, amount: 0 }])).toThrow('tooFew')
    expect(post([{ account: purse, amount: -0.5 }, { account: outside, amount: 0.5 }])).toThrow('notWhole') // biome-ignore format: two sides
    const entry = (line: number, account: string, amount: number) =>
      `insert into ledger_entries (movement, line, account_id, amount) values (99, ${line}, '${account}', ${amount});`
    const close = "insert into ledger_movements (number, kind) values (99, 'premium');"
    const raw = (sql: string) => () => transact(db, () => exec(sql))
    expect(raw(entry(0, 'wallet purse', -5) + entry(1, 'outside NGN', 4) + close)).toThrow('sum to zero')
    expect(raw(entry(0, 'wallet purse', -5) + close)).toThrow('two entries')
    expect(raw(entry(0, 'wallet purse', -5) + entry(1, 'outside NGN', 5))).toThrow('FOREIGN KEY')
    expect(findBalance(db, purse)).toBe(1_000_000)
  })

  test('is never changed, deleted or added to; a mistake is reversed once', () => {
    const { db, move, exec } = books()
    move(300)
    const number = move(300)
    expect(() => exec(`update ledger_entries set amount = 1 where movement = ${number}`)).toThrow('append-only')
    expect(() => exec(`delete from ledger_entries where movement = ${number}`)).toThrow('append-only')
    expect(() => exec('update ledger_movements set kind = kind')).toThrow('append-only')
    expect(() => exec('delete from ledger_movements')).toThrow('append-only')
    expect(() => exec(`insert into ledger_entries (movement, line, account_id, amount) values (${number}, 9, 'wallet box', 5)`)).toThrow('closed') // biome-ignore format: one sentence
    expect(() => exec("update ledger_accounts set currency = 'USD'")).toThrow('not changed')
    transact(db, (tx) => reverseMovement(tx, number, at))
    expect([findBalance(db, purse), findBalance(db, box)]).toEqual([999_700, 300])
    expect(() => transact(db, (tx) => reverseMovement(tx, number, at))).toThrow('UNIQUE')
  })

  test('takes no wallet below zero', () => {
    const { db, move } = books()
    expect(() => move(1_000_001)).toThrow('ledger_accounts_balance')
    expect([findBalance(db, purse), findBalance(db, box)]).toEqual([1_000_000, 0])
  })
})

describe('the check of the ledger', () => {
  test('finds nothing wrong after any movements', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 20 }), async (amounts) => {
        const { db, move } = books()
        let left = 1_000_000
        for (const amount of amounts) {
          if (amount > left) continue
          move(amount)
          left -= amount
        }
        expect(findBalance(db, purse)).toBe(left)
        const { wrong } = await checkLedger(db, calm)
        // The history knows nothing of these movements: only that is said.
        expect(wrong.filter((each) => !each.startsWith('The history'))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  test('names a movement, a balance and a history that are wrong', async () => {
    const { db, exec } = books()
    expect((await checkLedger(db, calm)).wrong).toEqual([])
    exec("update ledger_accounts set balance = 7 where id = 'wallet box'")
    exec("update financial_transactions set amount = 1 where account_id = 'his'")
    exec('drop trigger ledger_entries_are_not_changed')
    exec("update ledger_entries set amount = amount + 1 where account_id = 'wallet purse'")
    const { wrong } = await checkLedger(db, calm)
    expect(wrong).toEqual([
      'Movement 1 does not sum to zero',
      "The history of 'wallet his' sums to 1, and its entries to 500000",
      "The balance of 'wallet purse' is 1000000, and its entries sum to 1000001",
    ])
  })
})

test('a loan of before keeps its terms: its method is that of its product on the day of the migration', () => {
  const file = join(import.meta.dirname, '../../fixtures/states/0009_desk_whole.db.br')
  const db = openDb(brotliDecompressSync(readFileSync(file)))
  const product = db.$client.prepare("select id from loan_products where interest_method = 'declining'").pluck().get()
  const user = db.$client.prepare('select id from users limit 1').pluck().get()
  db.$client
    .prepare(
      `insert into farmer_loans (id, user_id, loan_product_id, principal_amount, interest_rate, total_amount, currency, term_days, purpose)
       values ('old', ?, ?, 100, 1, 101, 'NGN', 90, 'Pump')`,
    )
    .run(user, product)
  migrate(db, readMigrations(join(import.meta.dirname, '../../../drizzle')))
  const method = db.$client.prepare("select interest_method from farmer_loans where id = 'old'").pluck().get()
  expect(method).toBe('declining')
})
