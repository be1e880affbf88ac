import type { PaymentRow } from '#db/queries/finance/payments.ts'
import type { PaymentOutcome } from '#domain/finance/payments/outcome.ts'
import { toMinor } from '#domain/money.ts'
import { fieldsOf, within } from '../ask-json.ts'
import { outcomeBy, ruleOf } from '../codes/code-table.ts'
import { DARAJA_RESULTS } from '../codes/daraja-codes.ts'
import type { Reading, ReceivedMessages } from '../provider.ts'

/** What a source says became of a payout; 'absent': the question itself was refused. */
type Evidence =
  | { says: 'paid'; amount?: number; receipt?: string }
  | { says: 'failed'; outcome: PaymentOutcome }
  | { says: 'absent'; code: string }

const GONE = ['Failed', 'Cancelled', 'Declined', 'Reversed', 'Expired']

/**
 * What became of a payout. The result that comes by itself never decides alone: it takes the answer to a question of ours
 * that says the same, or two such answers. 'isOneSided' asks for the second one at once.
 */
export function readPayOut(payment: PaymentRow, said: ReceivedMessages): { reading: Reading; isOneSided: boolean } {
  const answers = said.lateAnswers.flatMap((body) => answerOf(body, payment) ?? [])
  const results = said.callbacks.flatMap((body) => resultOf(body, payment) ?? [])
  const conclusive = answers.filter(({ says }) => says !== 'absent')
  const [last] = conclusive
  if (last) {
    const isSaidTwice = conclusive[1]?.says === last.says
    const isConfirmed = results.length > 0 && results.every(({ says }) => says === last.says)
    if (isSaidTwice || isConfirmed) return { reading: outcomeOf([...conclusive, ...results], last), isOneSided: false }
    return { reading: { was: 'pending' }, isOneSided: conclusive.length === 1 }
  }
  const failure = results.find(({ says }) => says === 'failed')
  const isOneSided = answers.length === 1 && results.length > 0
  if (failure?.says === 'failed' && isTwiceAbsent(answers)) return { reading: failure.outcome, isOneSided: false }
  return { reading: { was: 'pending' }, isOneSided }
}

/**
 * What fresh answers say of a payout that failed before, the last first: that it failed, by one of them; that it arrived
 * after all, by two.
 */
export function readAgain(payment: PaymentRow, lateAnswers: readonly string[]): Reading {
  const [last, before] = lateAnswers.flatMap((body) => answerOf(body, payment) ?? [])
  if (last && last.says !== 'paid' && before?.says !== 'paid') return { was: 'failed', failure: 'notPossible' }
  return last?.says === 'paid' && before?.says === 'paid' ? outcomeOf([last], last) : { was: 'pending' }
}

/** A refused payout may be one that the status query does not know: two questions with the same answer settle it. */
const isTwiceAbsent = ([first, second]: readonly Evidence[]) =>
  first?.says === 'absent' && second?.says === 'absent' && first.code === second.code

/** Of a failure the result says more; of a payment both name amount and receipt. */
function outcomeOf(sources: readonly Evidence[], last: Evidence): PaymentOutcome {
  if (last.says === 'paid') return { was: 'succeeded', amount: last.amount ?? 0, ...(last.receipt && { receipt: last.receipt }) } // biome-ignore format: one answer
  const known = sources.flatMap((each) => (each.says === 'failed' ? [each.outcome] : []))
  return known.at(-1) ?? { was: 'failed', failure: 'notPossible' }
}

/** The answer to TransactionStatus (D15): the payment stands among its rows, and may be named there. */
function answerOf(body: string, payment: PaymentRow): Evidence | null {
  const result = within(fieldsOf(body).Result)
  const rows = rowsOf(result)
  const named = rows.OriginatorConversationID ?? rows.ConversationID
  if (named !== undefined && named !== payment.reference && named !== payment.gatewayId) return null
  if (String(result.ResultCode) !== '0') return { says: 'absent', code: String(result.ResultCode) }
  const status = String(rows.TransactionStatus)
  if (status === 'Completed') return { says: 'paid', amount: toMinor(Number(rows.Amount)) || 0, ...(typeof rows.ReceiptNo === 'string' && { receipt: rows.ReceiptNo }) } // biome-ignore format: one answer
  if (!GONE.includes(status)) return null
  return { says: 'failed', outcome: { was: 'failed', failure: 'notPossible', words: `TransactionStatus: ${status}` } }
}

/** The result that Daraja sends by itself; it counts for the conversation that the payout got. */
function resultOf(body: string, { gatewayId, purpose }: PaymentRow): Evidence | null {
  const result = within(fieldsOf(body).Result)
  const named = purpose === 'refund' ? result.OriginatorConversationID : result.ConversationID
  if (gatewayId === null || named !== gatewayId || result.ResultCode === undefined) return null
  const { ResultCode: code, ResultDesc: description, TransactionID: receipt } = result
  if (String(code) === '0') return { says: 'paid', ...(typeof receipt === 'string' && { receipt }) }
  const words = `${code}: ${description ?? ''}`.slice(0, 300)
  const rule = ruleOf(DARAJA_RESULTS, String(code), 'payOut')
  const outcome = rule && outcomeBy(rule, words)
  return {
    says: 'failed',
    outcome: outcome ?? { was: 'failed', failure: 'notPossible', concern: 'unknownCode', words },
  }
}

function rowsOf(result: Record<string, unknown>): Record<string, unknown> {
  const rows = within(result.ResultParameters).ResultParameter
  return Object.fromEntries((Array.isArray(rows) ? rows : []).map((row) => [within(row).Key, within(row).Value]))
}
