import type { PaymentQueryRow } from '#db/queries/finance/payment-queries.ts'
import type { ReceivedRow } from '#db/queries/finance/received-payments.ts'
import { toMinor } from '#domain/money.ts'
import { fieldsOf, within } from '../ask-json.ts'
import { answersOf } from './queries.ts'

/** So often Daraja has to say that it does not know a number. */
const TWICE = 2

/** What Daraja says of money that a callback told of: that it has it, in this amount; or that it knows no such number. */
export function readReceived(
  received: ReceivedRow,
  queries: readonly PaymentQueryRow[],
): 'confirmed' | 'refused' | null {
  const answers = answersOf(queries).map((body) => within(fieldsOf(body).Result))
  if (answers.some((result) => isConfirmed(result, received))) return 'confirmed'
  return answers.filter(({ ResultCode }) => String(ResultCode) !== '0').length >= TWICE ? 'refused' : null
}

function isConfirmed(result: Record<string, unknown>, { receipt, amount }: ReceivedRow): boolean {
  const list = within(result.ResultParameters).ResultParameter
  const rows = Object.fromEntries((Array.isArray(list) ? list : []).map((row) => [within(row).Key, within(row).Value]))
  const isSame = rows.ReceiptNo === receipt && toMinor(Number(rows.Amount)) === amount
  return String(result.ResultCode) === '0' && rows.TransactionStatus === 'Completed' && isSame
}

/** 'yyyyMMddHHmmss' in East Africa, three hours ahead of UTC all year; null where it is none. */
export function momentOf(text: unknown): Date | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(text)) ?? []
  if (parts.length === 0) return null
  const [year, month, day, hour, minute, second] = parts.map(Number) as [number, number, number, number, number, number]
  return new Date(Date.UTC(year, month - 1, day, hour - 3, minute, second))
}
