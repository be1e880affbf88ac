import type { Db } from '#db/client.ts'
import { type JournalRow, listJournal } from '#db/queries/finance/journal.ts'
import { mapPage } from '#domain/contract.ts'
import { addDays } from '#domain/dates.ts'
import type { JournalEntry, JournalInput } from '#domain/finance/portfolio/portfolio.schema.ts'
import { toMajor } from '#domain/money.ts'

const FIRST = '1900-01-01'
const LAST = '2200-12-31'

/** A page of the general ledger: each side of each movement, in the order in which they were booked. */
export const readJournal = (db: Db, { from = FIRST, to = LAST, limit, cursor }: JournalInput) =>
  mapPage(listJournal(db, { from, before: addDays(to, 1), limit, ...(cursor !== undefined && { cursor }) }), asEntry)

/** What has no line in a farmer's history is called by the number of its movement. */
const asEntry = ({ movement, at, account, amount, reference, line: _, ...row }: JournalRow): JournalEntry => ({
  date: at.slice(0, 10),
  account,
  // The ledger counts what a holder has: to an accountant that is a debt of the platform, and a credit.
  debit: amount < 0 ? toMajor(-amount) : null,
  credit: amount > 0 ? toMajor(amount) : null,
  reference: reference ?? `M-${movement}`,
  movement,
  ...row,
})
