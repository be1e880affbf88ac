import { type SQLWrapper, sql } from 'drizzle-orm'

/** Whether the movement of a line of the history was taken back. */
export const REVERSED = (transactionId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from ledger_entries e join ledger_movements r on r.reverses = e.movement
    where e.transaction_id = ${transactionId})`.mapWith(Boolean)
