import { and, eq, gte, lt, lte, max, min } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { askPage, type Order, type PageRequest } from '#db/page.ts'
import { financialTransactions, ledgerAccounts, ledgerEntries, ledgerMovements } from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'

const selected = (db: Db) =>
  db
    .select({
      movement: ledgerEntries.movement,
      line: ledgerEntries.line,
      at: ledgerMovements.createdAt,
      movementKind: ledgerMovements.kind,
      account: ledgerAccounts.id,
      accountKind: ledgerAccounts.kind,
      currency: ledgerAccounts.currency,
      amount: ledgerEntries.amount,
      reference: financialTransactions.reference,
      description: financialTransactions.description,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerMovements, eq(ledgerMovements.number, ledgerEntries.movement))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .leftJoin(financialTransactions, eq(financialTransactions.id, ledgerEntries.transactionId))
export type JournalRow = NonNullable<ReturnType<ReturnType<typeof selected>['get']>>

const BOOKED: Order<JournalRow> = {
  keys: [
    { by: ledgerEntries.movement, kind: 'number', of: (row) => row.movement },
    { by: ledgerEntries.line, kind: 'number', of: (row) => row.line },
  ],
}

type Stretch = { from: Instant; before: Instant }

/** The first and the last movement of a stretch: between them lies all that it has, so that the rest is not read. */
function boundsOf(db: Db, { from, before }: Stretch) {
  const { createdAt, number } = ledgerMovements
  return db
    .select({ first: min(number), last: max(number) })
    .from(ledgerMovements)
    .where(and(gte(createdAt, from), lt(createdAt, before)))
    .get()!
}

/** A page of the sides of all movements of a stretch of time, in the order in which they were booked. */
export function listJournal(db: Db, { from, before, ...page }: PageRequest & Stretch) {
  const { first, last } = boundsOf(db, { from, before })
  return askPage(BOOKED, page, ({ after, orderBy, most }) =>
    selected(db)
      .where(
        and(
          gte(ledgerEntries.movement, first ?? 0),
          lte(ledgerEntries.movement, last ?? 0),
          gte(ledgerMovements.createdAt, from),
          lt(ledgerMovements.createdAt, before),
          after,
        ),
      )
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
}
