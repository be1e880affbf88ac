import type { PaymentRow } from '#db/queries/finance/payments.ts'
import type { PaymentOutcome } from '#domain/finance/payments/outcome.ts'
import { PAYMENT_PURPOSES } from '#domain/finance/payments/payment.ts'
import { toMinor } from '#domain/money.ts'
import { fieldsOf, within } from './ask-json.ts'
import { outcomeBy, ruleOf } from './codes/code-table.ts'
import { MTN_CODES } from './codes/mtn-codes.ts'
import type { RawAnswer, Reading } from './provider.ts'

const MAX_WORDS = 300

/** What the answer to a request says. An accepted one is no success (M16). */
export function readMomoRequest({ status, body, isUnsent }: RawAnswer, payment: PaymentRow): Reading {
  const words = wordsOf(body)
  if (isUnsent) return { was: 'later', words, ...(status !== null && { concern: 'setUp' }) }
  // 409: the first request had arrived after all (M15).
  if (status === 202 || status === 409) return { was: 'pending', gatewayId: payment.reference }
  if (status === 429) return { was: 'later', words }
  const { code } = fieldsOf(body)
  const rule = ruleOf(MTN_CODES, String(code), PAYMENT_PURPOSES[payment.purpose])
  const known = rule && outcomeBy(rule, words)
  if (known) return known
  const isRefused = status !== null && status >= 400 && status < 500 && status !== 408
  return isRefused ? { was: 'failed', failure: 'notSetUp', concern: 'setUp', words } : { was: 'unknown', words }
}

/** A status is 200 also for a payment that failed. */
export function readMomoStatus(
  { status, body, isUnsent }: RawAnswer,
  payment: PaymentRow,
  isSandbox: boolean,
): Reading {
  if (status === 404 && !isUnsent) return { was: 'absent' }
  const { status: said, amount, currency, financialTransactionId: receipt, reason } = fieldsOf(body)
  if (status !== 200) return { was: 'unknown' }
  if (said === 'PENDING' || said === 'CREATED') return { was: 'pending' }
  if (said === 'FAILED') return failureOf(reason, payment)
  if (said !== 'SUCCESSFUL') return { was: 'unknown', words: wordsOf(body) }
  return {
    was: 'succeeded',
    // Without an amount that can be read, it is not the amount that was asked for.
    amount: toMinor(Number(amount)) || 0,
    ...(!isSandbox && { currency: String(currency) }),
    ...(receipt !== undefined && { receipt: String(receipt) }),
  }
}

/** A reason is a text, or an object with a code (M14). One that nobody knows ends the payment too: the status says so. */
function failureOf(reason: unknown, { purpose }: PaymentRow): PaymentOutcome {
  const { code, message } = within(reason)
  const name = typeof reason === 'string' ? reason : String(code ?? '')
  const words = [name, message].filter((part) => typeof part === 'string' && part !== '').join(': ').slice(0, MAX_WORDS) // biome-ignore format: one text
  const rule = ruleOf(MTN_CODES, name, PAYMENT_PURPOSES[purpose])
  if (!rule) return { was: 'failed', failure: 'notPossible', words, concern: 'unknownCode' }
  return outcomeBy(rule, words) ?? { was: 'failed', failure: 'notPossible', words }
}

/** What MTN says in its own words; of a page in HTML its beginning. */
const wordsOf = (body: string): string => {
  const { code, message } = fieldsOf(body)
  const said = [code, message].filter((part) => typeof part === 'string').join(': ')
  return (said || body).slice(0, MAX_WORDS)
}
