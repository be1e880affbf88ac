import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { PAYMENT_PURPOSES } from '#domain/finance/payments/payment.ts'
import { fieldsOf } from '../ask-json.ts'
import { outcomeBy, ruleOf } from '../codes/code-table.ts'
import { DARAJA_ERRORS, DARAJA_RESULTS } from '../codes/daraja-codes.ts'
import type { RawAnswer, Reading } from '../provider.ts'

const MAX_WORDS = 300

/** What the answer to a push or to a payout says: accepted, refused, to be sent again later, or nothing. */
export function readMpesaRequest({ status, body, isUnsent }: RawAnswer, { purpose }: PaymentRow): Reading {
  const fields = fieldsOf(body)
  // A reversal is asked about by the name that Daraja gave to it.
  const name =
    purpose === 'refund' ? fields.OriginatorConversationID : (fields.CheckoutRequestID ?? fields.ConversationID)
  const { ResponseCode: code } = fields
  const words = darajaWords(body)
  if (isUnsent) return { was: 'later', words, ...(status !== null && { concern: 'setUp' }) }
  if (status === 200 && String(code) === '0') return { was: 'pending', gatewayId: String(name) }
  if (status === 429) return { was: 'later', words }
  const direction = PAYMENT_PURPOSES[purpose]
  if (isAboutPhone(fields.errorCode, words)) return { was: 'failed', failure: 'unknownNumber', words }
  const rule = ruleOf(DARAJA_ERRORS, String(fields.errorCode), direction) ?? ruleOf(DARAJA_RESULTS, String(code), direction) // biome-ignore format: one choice
  if (rule) return outcomeBy(rule, words) ?? { was: 'unknown', words }
  const isRefused = (status !== null && status >= 400 && status < 500 && status !== 408) || (status === 200 && code !== undefined) // biome-ignore format: one thought
  return isRefused ? { was: 'failed', failure: 'notSetUp', concern: 'setUp', words } : { was: 'unknown', words }
}

/** A bad request names what is wrong in words alone (D8). */
const isAboutPhone = (errorCode: unknown, words: string) =>
  String(errorCode) === '400.002.02' && /phone|msisdn|PartyB/i.test(words)

/** What Daraja says in its own words; of a page in HTML its beginning. */
export function darajaWords(body: string): string {
  const { errorCode, errorMessage, ResponseCode, ResponseDescription, ResultCode, ResultDesc } = fieldsOf(body)
  const parts = [errorCode, errorMessage, ResultCode ?? ResponseCode, ResultDesc ?? ResponseDescription]
  const said = parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(': ')
  return (said || body).slice(0, MAX_WORDS)
}
