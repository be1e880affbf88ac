import type { Db } from '#db/client.ts'
import { listTransactions, sumTransactions } from '#db/queries/finance/transactions.ts'
import { mapPage } from '#domain/contract.ts'
import { addDays } from '#domain/dates.ts'
import type { TransactionFilterInput } from '#domain/finance/transaction.schema.ts'
import { toMajor } from '#domain/money.ts'
import { asTransaction } from './transaction-answer.ts'

type Asked = TransactionFilterInput & { userId: string }

/** The days of a filter, both included, as moments in UTC. */
const filterOf = ({ from, to, ...rest }: Asked) => ({
  ...rest,
  from: from && `${from}T00:00:00.000Z`,
  before: to && `${addDays(to, 1)}T00:00:00.000Z`,
})

/** A page of someone's history, newest first. */
export const listHistory = (
  db: Db,
  { limit, cursor, ...asked }: Asked & { limit: number; cursor?: string | undefined },
) =>
  mapPage(listTransactions(db, { limit, ...(cursor !== undefined && { cursor }), ...filterOf(asked) }), asTransaction)

/** What came in and went out of what the history shows, by currency. */
export const totalHistory = (db: Db, asked: Asked) =>
  sumTransactions(db, filterOf(asked)).map(({ currency, received, sent }) => ({
    currency,
    received: toMajor(received),
    sent: toMajor(sent),
    net: toMajor(received - sent),
  }))
