import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { checkConstraint, createdAt, day, enumCheck, id, money } from '#db/columns.ts'
import { LEDGER_ACCOUNTS, MOVEMENTS } from '#domain/finance/ledger.ts'
import { LOAN_CHANGES } from '#domain/finance/loans/loan-change.ts'
import { CURRENCIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { farmerLoans } from './loans.ts'
import { financialTransactions, mobileMoneyAccounts } from './mobile-money.ts'
import { users } from './people.ts'

/** Where money stands (domain/finance/ledger.ts). */
export const ledgerAccounts = sqliteTable(
  'ledger_accounts',
  {
    id: id(),
    kind: text('kind', { enum: keysOf(LEDGER_ACCOUNTS) }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    walletId: text('wallet_id').references(() => mobileMoneyAccounts.id, { onDelete: 'restrict' }),
    loanId: text('loan_id').references(() => farmerLoans.id, { onDelete: 'restrict' }),
    debtorId: text('debtor_id').references(() => users.id, { onDelete: 'restrict' }),
    /** The sum of its entries, which a trigger adds up; the nightly check counts again. */
    balance: money('balance').notNull().default(0),
  },
  (t) => [
    enumCheck('ledger_accounts_kind', t.kind, keysOf(LEDGER_ACCOUNTS)),
    enumCheck('ledger_accounts_currency', t.currency, CURRENCIES),
    checkConstraint(
      'ledger_accounts_balance',
      sql`${t.balance} >= 0 or ${t.kind} not in ('wallet', 'transit', 'unclaimed')`,
    ),
    uniqueIndex('ledger_accounts_wallet').on(t.walletId),
    index('ledger_accounts_loan').on(t.loanId, t.kind),
    index('ledger_accounts_debtor').on(t.debtorId),
    index('ledger_accounts_kind_currency').on(t.kind, t.currency),
  ],
)

/** One movement of money. It is written after its entries, and a trigger refuses it unless they sum to zero. */
export const ledgerMovements = sqliteTable(
  'ledger_movements',
  {
    number: integer('number').primaryKey(),
    kind: text('kind', { enum: MOVEMENTS }).notNull(),
    /** The movement that this one takes back. */
    reverses: integer('reverses').references((): AnySQLiteColumn => ledgerMovements.number, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('ledger_movements_kind', t.kind, MOVEMENTS),
    uniqueIndex('ledger_movements_reverses').on(t.reverses),
    index('ledger_movements_created').on(t.createdAt),
  ],
)

/** The sides of a movement. */
export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    /** The migration defers this reference to the end of the transaction: entries come before their movement. */
    movement: integer('movement')
      .notNull()
      .references(() => ledgerMovements.number),
    line: integer('line').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.id, { onDelete: 'restrict' }),
    amount: money('amount').notNull(),
    /** The line of the history that shows it. */
    transactionId: text('transaction_id').references(() => financialTransactions.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.movement, t.line] }),
    checkConstraint('ledger_entries_amount', sql`${t.amount} <> 0`),
    index('ledger_entries_account').on(t.accountId, t.movement, t.line, t.amount),
    index('ledger_entries_transaction').on(t.transactionId),
  ],
)

/** What a lender did with a running loan. Rows stay; only their reason is cleared with the person they are about. */
export const loanChanges = sqliteTable(
  'loan_changes',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    loanId: text('loan_id')
      .notNull()
      .references(() => farmerLoans.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: LOAN_CHANGES }).notNull(),
    /** The movement that booked it; null where only days have moved. */
    movement: integer('movement').references(() => ledgerMovements.number, { onDelete: 'restrict' }),
    amount: money('amount'),
    /** Of a penalty the due day of the missed payment, of other days the first of them. */
    day: day('day'),
    reason: text('reason'),
    /** Null for what the nightly work does by itself. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck('loan_changes_kind', t.kind, LOAN_CHANGES),
    checkConstraint('loan_changes_amount', sql`${t.amount} > 0`),
    index('loan_changes_loan').on(t.loanId, t.number),
    index('loan_changes_movement').on(t.movement),
    index('loan_changes_actor').on(t.actorId),
    // A missed payment bears one penalty.
    uniqueIndex('loan_changes_penalty').on(t.loanId, t.day).where(sql`kind = 'penalty'`),
  ],
)
