import type { Db } from '#db/client.ts'
import { findTransaction, type TransactionRow } from '#db/queries/finance/transactions.ts'
import { shownStatus } from '#domain/finance/payments/shown-status.ts'
import type { Transaction } from '#domain/finance/transaction.schema.ts'
import { TRANSACTION_TYPES } from '#domain/finance/transaction.ts'
import { toMajor } from '#domain/money.ts'

/** A line of the history as it is answered, in major units. */
export const asTransaction = (row: TransactionRow): Transaction => ({
  id: row.id,
  type: row.transactionType,
  description: row.description ?? TRANSACTION_TYPES[row.transactionType].description,
  recipientName: row.recipientName,
  recipientPhone: row.recipientPhone,
  reference: row.reference,
  // Of a transfer the line is 'completed' once the money has left: it is shown as pending until it has arrived.
  status: shownStatus(row),
  paymentStatus: row.paymentStatus,
  paymentFailure: row.paymentFailure,
  errorMessage: row.errorMessage,
  amount: toMajor(row.amount),
  currency: row.currency,
  fees: toMajor(row.fees),
  createdAt: row.createdAt,
  completedAt: row.completedAt,
  accountId: row.accountId,
  category: row.category,
})

/** A movement of money as it is now: none is ever deleted. */
export const transactionOf = (db: Db, id: string) => asTransaction(findTransaction(db, id)!)
