import { randomInt } from 'node:crypto'
import type { Db } from '#db/client.ts'
import type { AccountRow } from '#db/queries/finance/accounts.ts'
import type { MethodRow } from '#db/queries/finance/payment-methods.ts'
import { insertPayment, type PaymentRow } from '#db/queries/finance/payments.ts'
import { insertTransaction, sumPendingDebits } from '#db/queries/finance/transactions.ts'
import type { Instant } from '#domain/dates.ts'
import { PAYMENT_PURPOSES, type PaymentGateway, type PaymentPurpose } from '#domain/finance/payments/payment.ts'
import type { TransactionCategory } from '#domain/finance/transaction.ts'
import { problem } from '#domain/problem.ts'

/** A payment that is wanted: between a farmer's account and the other side, in hundredths of the account's currency. */
export type WantedPayment = {
  purpose: PaymentPurpose
  subjectId: string | null
  /** The account that pays or is paid; null where the money goes to a phone outside. */
  account: AccountRow | null
  /** The bank, or the agent with cash, by which it is paid out instead. */
  method?: MethodRow | null
  userId: string
  gateway: PaymentGateway
  phone: string
  amount: number
  fees?: number
  currency: AccountRow['currency']
  category: TransactionCategory
  description: string
  recipientName?: string | null
  recipientPhone?: string | null
  followsId?: string
}

/** Writes a payment down, with its line in the history; nothing was asked of a provider yet. */
export function openPayment(tx: Db, wanted: WantedPayment, at: Instant): PaymentRow {
  const {
    purpose,
    subjectId,
    account,
    method,
    userId,
    gateway,
    phone,
    amount,
    fees = 0,
    currency,
    followsId = null,
  } = wanted
  const isCollected = PAYMENT_PURPOSES[purpose] === 'collect'
  if (account && isCollected) assertCovered(tx, account, amount + fees, gateway)
  const place = account ?? method
  const transactionId = place ? historyLine(tx, wanted, place.provider, at) : null
  return insertPayment(tx, {
    purpose,
    subjectId,
    userId,
    gateway,
    phone,
    amount,
    fees,
    currency,
    followsId,
    transactionId,
    dueAt: at,
    createdAt: at,
  })
}

/** What stands on an account, without what open payments are about to take from it. */
export const availableOn = (db: Db, { id, balance }: Pick<AccountRow, 'id' | 'balance'>) =>
  balance - sumPendingDebits(db, id)

/** A provider outside knows itself what is in an account; the sandbox has nothing but our books. */
function assertCovered(tx: Db, account: AccountRow, needed: number, gateway: PaymentGateway) {
  if (gateway === 'sandbox' && availableOn(tx, account) < needed) throw problem('insufficientBalance')
}

function historyLine(tx: Db, wanted: WantedPayment, provider: string, at: Instant) {
  const { account, method, purpose, amount, fees = 0, currency, category, description, userId } = wanted
  const { recipientName = null, recipientPhone = null } = wanted
  return insertTransaction(tx, {
    userId,
    accountId: account?.id ?? null,
    methodId: account ? null : (method?.id ?? null),
    transactionType: PAYMENT_PURPOSES[purpose] === 'collect' || purpose === 'refund' ? 'debit' : 'credit',
    category,
    amount,
    fees,
    currency,
    provider,
    description,
    recipientName,
    recipientPhone,
    reference: newReference(),
    createdAt: at,
  })
}

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const REFERENCE_LENGTH = 10

/** What a farmer can name to somebody who looks for a payment: 'TX-7F3K2QMZ9P'. */
export const newReference = () =>
  `TX-${Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
