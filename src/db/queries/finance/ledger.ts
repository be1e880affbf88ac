import { and, asc, eq, lt, max, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { insertRow } from '#db/insert.ts'
import { type Order, type PageRequest, preparedPages } from '#db/page.ts'
import { financialTransactions, ledgerAccounts, ledgerEntries, ledgerMovements } from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'
import type { LedgerAccount, MovementKind } from '#domain/finance/ledger.ts'

const ensure = prepared((db) =>
  db
    .insert(ledgerAccounts)
    .values({
      id: sql.placeholder('id'),
      kind: sql.placeholder('kind'),
      currency: sql.placeholder('currency'),
      walletId: sql.placeholder('walletId'),
      loanId: sql.placeholder('loanId'),
      debtorId: sql.placeholder('debtorId'),
    })
    .onConflictDoNothing()
    .prepare(),
)
/** Makes an account of the ledger unless it is there. */
export const insertLedgerAccount = (db: Db, account: LedgerAccount) => ensure(db).run(account)

const newest = prepared((db) =>
  db
    .select({ number: max(ledgerMovements.number) })
    .from(ledgerMovements)
    .prepare(),
)
const newEntry = prepared((db) =>
  db
    .insert(ledgerEntries)
    .values({
      movement: sql.placeholder('movement'),
      line: sql.placeholder('line'),
      accountId: sql.placeholder('accountId'),
      amount: sql.placeholder('amount'),
      transactionId: sql.placeholder('transactionId'),
    })
    .prepare(),
)

type Movement = { kind: MovementKind; createdAt: Instant; reverses: number | null }
export type NewEntry = { accountId: string; amount: number; transactionId: string | null }

/** Writes a movement after its entries: the database refuses it unless they balance. Answers its number. */
export function insertMovement(db: Db, movement: Movement, entries: readonly NewEntry[]): number {
  const number = (newest(db).get()?.number ?? 0) + 1
  for (const [line, entry] of entries.entries()) newEntry(db).run({ ...entry, movement: number, line })
  insertRow(db, ledgerMovements, { ...movement, number })
  return number
}

const balance = prepared((db) =>
  db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, sql.placeholder('id')))
    .prepare(),
)
/** What stands on an account, in hundredths; nothing on one that was never moved. */
export const findBalance = (db: Db, { id }: Pick<LedgerAccount, 'id'>) => balance(db).get({ id })?.balance ?? 0

const ofMovement = prepared((db) =>
  db
    .select({
      accountId: ledgerEntries.accountId,
      amount: ledgerEntries.amount,
      currency: ledgerAccounts.currency,
      kind: ledgerAccounts.kind,
      walletId: ledgerAccounts.walletId,
      loanId: ledgerAccounts.loanId,
      transactionId: ledgerEntries.transactionId,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerEntries.movement, sql.placeholder('movement')))
    .orderBy(asc(ledgerEntries.line))
    .prepare(),
)
export const listEntries = (db: Db, movement: number) => ofMovement(db).all({ movement })

const ofTransaction = prepared((db) =>
  db
    .select({ movement: ledgerEntries.movement })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.transactionId, sql.placeholder('transactionId')))
    .limit(1)
    .prepare(),
)
const byNumber = prepared((db) =>
  db
    .select()
    .from(ledgerMovements)
    .where(eq(ledgerMovements.number, sql.placeholder('number')))
    .prepare(),
)
export const findMovement = (db: Db, number: number) => byNumber(db).get({ number })

const reversal = prepared((db) =>
  db
    .select({ number: ledgerMovements.number })
    .from(ledgerMovements)
    .where(eq(ledgerMovements.reverses, sql.placeholder('number')))
    .prepare(),
)
/** The movement that takes another one back. */
export const findReversal = (db: Db, number: number) => reversal(db).get({ number })?.number

/** The movement that a line of the history shows; undefined before it is booked. */
export const findMovementOf = (db: Db, transactionId: string) => ofTransaction(db).get({ transactionId })?.movement

const lineColumns = {
  movement: ledgerEntries.movement,
  line: ledgerEntries.line,
  kind: ledgerMovements.kind,
  at: ledgerMovements.createdAt,
  amount: ledgerEntries.amount,
  transactionId: ledgerEntries.transactionId,
  description: financialTransactions.description,
  reference: financialTransactions.reference,
  fees: financialTransactions.fees,
  recipientName: financialTransactions.recipientName,
}
const lines = (db: Db) =>
  db
    .select(lineColumns)
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.number, ledgerEntries.movement))
    .leftJoin(financialTransactions, eq(financialTransactions.id, ledgerEntries.transactionId))
export type LineRow = NonNullable<ReturnType<ReturnType<typeof lines>['get']>>

const NEWEST: Order<LineRow> = {
  keys: [
    { by: ledgerEntries.movement, kind: 'number', of: (row) => row.movement, isDescending: true },
    { by: ledgerEntries.line, kind: 'number', of: (row) => row.line, isDescending: true },
  ],
}
const pages = preparedPages(NEWEST, (db, { after, orderBy, most }) =>
  lines(db)
    .where(and(eq(ledgerEntries.accountId, sql.placeholder('accountId')), after))
    .orderBy(...orderBy)
    .limit(most)
    .prepare(),
)
/** The lines that make a balance, newest first. */
export const listLines = (db: Db, accountId: string, page: PageRequest) => pages(db, page, { accountId })

/** The lines of a period, from the day `from` up to the moment before `before`, oldest first. */
export const listLinesBetween = (db: Db, accountId: string, { from, before }: { from: Instant; before: Instant }) =>
  lines(db)
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        sql`${ledgerMovements.createdAt} >= ${from}`,
        lt(ledgerMovements.createdAt, before),
      ),
    )
    .orderBy(asc(ledgerEntries.movement), asc(ledgerEntries.line))
    .all()

/** What stood on an account before a moment. */
export const sumBefore = (db: Db, accountId: string, before: Instant) =>
  db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.number, ledgerEntries.movement))
    .where(and(eq(ledgerEntries.accountId, accountId), lt(ledgerMovements.createdAt, before)))
    .get()!.sum

/** The largest number of a movement. */
export const newestMovement = (db: Db) => newest(db).get()?.number ?? 0

const unbalanced = prepared((db) =>
  db.$client
    .prepare<[{ after: number; last: number }], number>(
      `select movement from ledger_entries join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
       where movement > @after and movement <= @last group by movement, currency having sum(amount) <> 0
       union
       select number from ledger_movements where number > @after and number <= @last
         and (select count(*) from ledger_entries where movement = number) < 2`,
    )
    .pluck(),
)
/** Movements of a stretch that do not balance. */
export const listUnbalanced = (db: Db, after: number, last: number) => unbalanced(db).all({ after, last })

type Sums = { id: string; walletId: string | null; balance: number; sum: number; history: number | null }
// The plus keeps SQLite from the index of the status, in which nearly every row is 'completed'.
const sums = prepared((db) =>
  db.$client.prepare<[{ after: string; most: number }], Sums>(
    `select id, wallet_id as walletId, balance,
       coalesce((select sum(amount) from ledger_entries where account_id = ledger_accounts.id), 0) as sum,
       case when wallet_id is null then null else coalesce((
         select sum(case transaction_type when 'credit' then amount else -amount end - fees)
         from financial_transactions where account_id = wallet_id and +status = 'completed'), 0) end as history
     from ledger_accounts where id > @after order by id limit @most`,
  ),
)
/** Accounts in the order of their ids, with what stands on them, the sum of their entries, and of their history. */
export const listSums = (db: Db, after: string, most: number) => sums(db).all({ after, most })
