import type { Db } from '#db/client.ts'
import { findAnyAccount } from '#db/queries/finance/accounts.ts'
import { listTransactions, sumTransactions } from '#db/queries/finance/transactions.ts'
import { mapPage } from '#domain/contract.ts'
import { addDays } from '#domain/dates.ts'
import type { TransactionFilterInput } from '#domain/finance/transaction.schema.ts'
import { toMajor } from '#domain/money.ts'
import type { User } from '#domain/people/session.schema.ts'
import { startOfDay } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { zoneOfPerson } from '#domain/zones.ts'
import { asTransaction } from './transaction-answer.ts'

/** The days of a filter, both included, as they are where the farmer lives. */
function filterOf(db: Db, { id: userId, ...person }: User, { from, to, ...rest }: TransactionFilterInput) {
  // One that was removed keeps its history.
  if (rest.accountId !== undefined && findAnyAccount(db, rest.accountId)?.userId !== userId) throw problem('notFound')
  const zone = zoneOfPerson(person) ?? 'UTC'
  return { ...rest, userId, from: from && startOfDay(from, zone), before: to && startOfDay(addDays(to, 1), zone) }
}

/** A page of someone's history, newest first. */
export const listHistory = (
  db: Db,
  user: User,
  { limit, cursor, ...asked }: TransactionFilterInput & { limit: number; cursor?: string | undefined },
) =>
  mapPage(
    listTransactions(db, { limit, ...(cursor !== undefined && { cursor }), ...filterOf(db, user, asked) }),
    asTransaction,
  )

/** What came in and went out of what the history shows, by currency. */
export const totalHistory = (db: Db, user: User, asked: TransactionFilterInput) =>
  sumTransactions(db, filterOf(db, user, asked)).map(({ currency, received, sent }) => ({
    currency,
    received: toMajor(received),
    sent: toMajor(sent),
    net: toMajor(received - sent),
  }))
