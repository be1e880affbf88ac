import { toMinor } from '#domain/money.ts'
import { fieldsOf, within } from '../ask-json.ts'
import { answersOf, type MpesaQueries } from './queries.ts'

/** So long a payout waits for the balance. Daraja calls once or never (D18), and a payout does not depend on it. */
const PATIENCE_MS = 20_000
/** Payouts leave from the first of these that there is (Daraja AccountBalance). */
const ACCOUNTS = ['Utility Account', 'Merchant Account']

type Asking = { queries: MpesaQueries; now: () => Date; ask: () => Promise<boolean> }

/** The balance that Daraja named since a payout was due; 'asked' while it may still come, null where it does not say. */
export async function balanceFor(paymentId: string, { queries, now, ask }: Asking): Promise<number | null | 'asked'> {
  const asked = queries.of(paymentId, 'balance')
  const [answer] = answersOf(asked)
  if (answer !== undefined) return balanceIn(answer)
  if (asked.length === 0) return (await ask()) ? 'asked' : null
  const first = asked.at(-1)!
  // One that Daraja did not take has no answer.
  if (first.conversationId === null) return null
  return now().getTime() - Date.parse(first.createdAt) < PATIENCE_MS ? 'asked' : null
}

/** 'Utility Account|KES|228037.00|228037.00|0.00|0.00' among others: the fourth part can be paid out. */
function balanceIn(answer: string): number | null {
  const result = within(fieldsOf(answer).Result)
  if (String(result.ResultCode) !== '0') return null
  const rows = within(result.ResultParameters).ResultParameter
  const row = (Array.isArray(rows) ? rows : []).find((each) => within(each).Key === 'AccountBalance')
  const parts = String(within(row).Value ?? '')
    .split('&')
    .map((account) => account.split('|'))
  const found = ACCOUNTS.map((name) => parts.find(([named]) => named === name)).find(Boolean)
  const available = Number(found?.[3])
  return found?.[3] !== undefined && Number.isFinite(available) ? toMinor(available) : null
}
