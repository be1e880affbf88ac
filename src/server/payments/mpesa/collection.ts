import type { PaymentRow } from '#db/queries/finance/payments.ts'
import { toMinor } from '#domain/money.ts'
import { fieldsOf, within } from '../ask-json.ts'
import { outcomeBy, ruleOf } from '../codes/code-table.ts'
import { DARAJA_RESULTS } from '../codes/daraja-codes.ts'
import type { RawAnswer, Reading, ReceivedMessages } from '../provider.ts'
import { darajaWords } from './request.ts'

const STILL_PROCESSED = '4999'
/** So often a query has to say the same that stands in no document. */
const TWICE = 2

/**
 * What the query of an STK push says. It names no amount: that of the callback counts, if one came. While the push lasts
 * the query says so in several ways, and none of them is a failure (D17).
 */
export function readCollection({ status, body }: RawAnswer, payment: PaymentRow, said: ReceivedMessages): Reading {
  const code = codeOf(body)
  if (status !== 200 || code === null || code === STILL_PROCESSED) return { was: 'pending' }
  const paid = said.callbacks.map((callback) => paidOf(callback, payment)).find((each) => each !== null)
  if (code === '0') return { was: 'succeeded', ...paid }
  const words = darajaWords(body)
  const rule = ruleOf(DARAJA_RESULTS, code, 'collect')
  if (rule && paid) return { was: 'contradicted', words: `${words}; callback: ${paid.receipt ?? 'paid'}` }
  if (rule) return outcomeBy(rule, words) ?? { was: 'unknown', words }
  if (paid?.receipt) return { was: 'succeeded', ...paid }
  const times = said.statuses.filter((each) => codeOf(each.body) === code).length
  return times < TWICE ? { was: 'unknown', words } : { was: 'failed', failure: 'notPossible', concern: 'unknownCode', words } // biome-ignore format: one choice
}

/** A code comes as a number or as a text (D16). */
function codeOf(body: string): string | null {
  const { ResultCode: code } = fieldsOf(body)
  return code === undefined || code === null || code === '' ? null : String(code)
}

/**
 * What a callback says was paid; null after a failure, and where it is about another push. The items stand in any order,
 * 'Amount' and 'MpesaReceiptNumber' among them.
 */
function paidOf(callback: string, { gatewayId }: PaymentRow): { amount?: number; receipt?: string } | null {
  const push = within(within(fieldsOf(callback).Body).stkCallback)
  if (String(push.ResultCode) !== '0' || push.CheckoutRequestID !== gatewayId) return null
  const items = within(push.CallbackMetadata).Item
  const values = Object.fromEntries((Array.isArray(items) ? items : []).map((item) => [within(item).Name, within(item).Value])) // biome-ignore format: one table
  const { Amount: amount, MpesaReceiptNumber: receipt } = values
  return {
    ...(amount !== undefined && { amount: toMinor(Number(amount)) || 0 }),
    ...(typeof receipt === 'string' && { receipt }),
  }
}
