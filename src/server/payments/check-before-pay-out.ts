import { type Db, transact } from '#db/client.ts'
import { listPaymentQueries } from '#db/queries/finance/payment-queries.ts'
import { findPayment, listSentBefore, type PaymentRow } from '#db/queries/finance/payments.ts'
import type { Instant } from '#domain/dates.ts'
import { handedAmount } from '#domain/finance/payments/handed-amount.ts'
import { PAID_ONCE, PAYMENT_PURPOSES } from '#domain/finance/payments/payment.ts'
import { settle } from '#services/finance/payments/pay.ts'
import { askStatus, patience } from './ask-provider.ts'
import type { Installation } from './installation.ts'
import { readAgain } from './mpesa/pay-out.ts'
import { answersOf } from './mpesa/queries.ts'
import type { PaymentProvider, Reading } from './provider.ts'

/**
 * Before money goes out: whether an earlier payout for the same that failed has arrived after all, and whether the
 * account that it leaves from has enough. Null where nothing is in the way.
 */
export async function checkBeforePayOut(
  installation: Installation,
  provider: PaymentProvider,
  payment: PaymentRow,
  stopping?: AbortSignal,
): Promise<Reading | null> {
  if (PAYMENT_PURPOSES[payment.purpose] !== 'payOut' || payment.gateway === 'sandbox') return null
  const sentBefore = PAID_ONCE.includes(payment.purpose) ? listSentBefore(installation.db, payment) : []
  for (const earlier of sentBefore) {
    const reading = await askAgain(installation, earlier, payment.createdAt, stopping)
    if (reading) return reading
  }
  return checkFloat(provider, payment, stopping)
}

const PAID_BEFORE = 'An earlier payout of the same had arrived after all.'

/** Asks about an earlier payout that failed; null where its provider still says so. */
async function askAgain(
  installation: Installation,
  earlier: PaymentRow,
  since: Instant,
  stopping?: AbortSignal,
): Promise<Reading | null> {
  const { db, now, providers } = installation
  // One that arrived while this one waited; one that was booked and taken back before is over.
  if (earlier.status === 'succeeded') return (earlier.settledAt ?? '') > since ? { was: 'failed', failure: 'notPossible', words: PAID_BEFORE } : null // biome-ignore format: one choice
  const provider = providers[earlier.gateway]
  if (!provider) return null
  const reading = earlier.gateway === 'mpesa' ? readAnswersSince(db, earlier, since) : await askStatus(installation, provider, earlier, stopping, true) // biome-ignore format: one choice
  if (reading?.was === 'failed' || reading?.was === 'absent') return null
  if (reading?.was === 'succeeded') {
    transact(db, (tx) => settle(tx, findPayment(tx, earlier.id)!, reading, now().toISOString()))
    return { was: 'failed', failure: 'notPossible', words: PAID_BEFORE }
  }
  // M-Pesa answers later: the payout waits for it.
  if (earlier.gateway === 'mpesa') await askStatus(installation, provider, earlier, stopping, true)
  return { was: 'later', words: 'An earlier payout of the same is asked about first.' }
}

/** What M-Pesa has answered about an earlier payout since the new one was asked for; null for nothing yet. */
function readAnswersSince(db: Db, earlier: PaymentRow, since: Instant): Reading | null {
  const questions = listPaymentQueries(db, earlier.id).filter(({ createdAt }) => createdAt > since)
  const answers = answersOf(questions)
  return answers.length === 0 ? null : readAgain(earlier, answers)
}

async function checkFloat(
  provider: PaymentProvider,
  payment: PaymentRow,
  stopping?: AbortSignal,
): Promise<Reading | null> {
  const balance = await provider.float?.(payment, patience(stopping))
  if (balance === 'asked') return { was: 'later', words: 'The balance is asked about first.' }
  if (balance === null || balance === undefined || balance >= handedAmount(payment)) return null
  return {
    was: 'failed',
    failure: 'floatEmpty',
    concern: 'float',
    words: `Balance before the payout: ${balance / 100}`,
  }
}
