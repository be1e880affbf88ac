import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { PAYMENT_PURPOSES } from '#domain/finance/payments/payment.ts'
import { fieldsOf, within } from '../ask-json.ts'
import { AIRTEL_ABSENT, AIRTEL_CODES } from '../codes/airtel-codes.ts'
import { outcomeBy, ruleOf } from '../codes/code-table.ts'
import type { RawAnswer, Reading, ReceivedMessages } from '../provider.ts'

const MAX_WORDS = 300
/** So often an enquiry has to give a reason that stands in no document. */
const TWICE = 2

/** What the answer to a request says. That it was taken is no success: an enquiry tells the end. */
export function readAirtelRequest({ status, body, isUnsent }: RawAnswer, payment: PaymentRow): Reading {
  const words = airtelWords(body)
  if (isUnsent) return { was: 'later', words, ...(status !== null && { concern: 'setUp' }) }
  if (status === 429) return { was: 'later', words }
  const { code, isTaken } = envelopeOf(body)
  if (payment.purpose === 'refund' && status === 200) return readRefund(body, words)
  const rule = ruleOf(AIRTEL_CODES, code, PAYMENT_PURPOSES[payment.purpose])
  if (rule?.does === 'ask' || (status === 200 && isTaken)) return { was: 'pending', gatewayId: payment.reference }
  const known = rule && outcomeBy(rule, words)
  if (known) return known
  const isRefused = status !== null && status >= 400 && status < 500 && status !== 408
  return isRefused ? { was: 'failed', failure: 'notSetUp', concern: 'setUp', words } : { was: 'unknown', words }
}

/** A refund is done at once (L13). An answer that is neither yes nor a known no is for a person: nothing can be asked. */
function readRefund(body: string, words: string): Reading {
  const { status, airtel_money_id: receipt } = transactionOf(body)
  if (status === 'SUCCESS')
    return { was: 'succeeded', ...(typeof receipt === 'string' && receipt !== '' && { receipt }) }
  const rule = ruleOf(AIRTEL_CODES, envelopeOf(body).code, 'payOut')
  if (rule?.does === 'failed') return outcomeBy(rule, words)!
  return status === 'FAILED' ? { was: 'failed', failure: 'notPossible', words } : { was: 'unknown', words }
}

/** What an enquiry says: TS and TF are ends, TIP and TA are none, and TE ended by time. */
export function readAirtelStatus(
  { status, body, isUnsent }: RawAnswer,
  payment: PaymentRow,
  said: ReceivedMessages,
): Reading {
  if (isUnsent) return { was: 'unknown' }
  const { code } = envelopeOf(body)
  if (AIRTEL_ABSENT.includes(code) || status === 404) return { was: 'absent' }
  if (status !== 200) return { was: 'unknown', words: airtelWords(body) }
  const { status: state, airtel_money_id: receipt } = transactionOf(body)
  if (state === 'TS') return { was: 'succeeded', ...(typeof receipt === 'string' && receipt !== '' && { receipt }) }
  if (state === 'TE') return { was: 'failed', failure: 'noAnswer', words: airtelWords(body) }
  if (state !== 'TF') return { was: 'pending' }
  return failureOf(code, body, payment, said)
}

/** The reason of a failure stands in the code; where that says nothing, TF itself is the end once it was said twice. */
function failureOf(code: string, body: string, { purpose }: PaymentRow, { statuses }: ReceivedMessages): Reading {
  const words = airtelWords(body)
  const rule = ruleOf(AIRTEL_CODES, code, PAYMENT_PURPOSES[purpose])
  if (rule?.does === 'failed') return outcomeBy(rule, words)!
  const times = statuses.filter((each) => transactionOf(each.body).status === 'TF').length
  return times < TWICE ? { was: 'unknown', words } : { was: 'failed', failure: 'notPossible', concern: 'unknownCode', words } // biome-ignore format: one choice
}

const transactionOf = (body: string) => within(within(fieldsOf(body).data).transaction)

/** The envelope of every answer; an older field has the code where the newer one is missing. */
function envelopeOf(body: string): { code: string; isTaken: boolean } {
  const fields = fieldsOf(body)
  const { response_code, result_code, success } = within(fields.status)
  const code = response_code ?? fields.status_code ?? fields.error_code ?? result_code
  return { code: String(code ?? ''), isTaken: success === true || String(result_code) === 'ESB000010' }
}

/** What Airtel says in its own words; of a page in HTML its beginning. */
function airtelWords(body: string): string {
  const fields = fieldsOf(body)
  const { code } = envelopeOf(body)
  const message =
    transactionOf(body).message ?? within(fields.status).message ?? fields.status_message ?? fields.message
  const said = [code, message].filter((part) => typeof part === 'string' && part !== '').join(': ')
  return (said || body).slice(0, MAX_WORDS)
}
