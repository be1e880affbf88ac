import { formatAmount } from '../money.ts'

/** What was decided, the amount in major units. */
type Decided = { product: string; principal: number; currency: string }

const LINK = '/finance'
const HIGH = { type: 'system', priority: 'high', link: LINK } as const

const asked = ({ product, principal, currency }: Decided) =>
  `Your application for ‘${product}’ of ${formatAmount(principal, currency)}`

/** What the bell of the farmer says when her loan was approved; `amounts` are its instalments. */
export const approvalNotice = (decided: Decided & { total: number; amounts: readonly number[] }) => ({
  ...HIGH,
  title: 'Your loan was approved',
  message: `${asked(decided)} was approved. You will pay back ${formatAmount(decided.total, decided.currency)} in ${inWords(decided)}.`,
})

function inWords({ amounts, currency }: { amounts: readonly number[]; currency: string }) {
  const [each = 0] = amounts
  const last = amounts.at(-1) ?? each
  const equal = `${amounts.length} instalments of ${formatAmount(each, currency)}`
  return last === each ? equal : `${equal}, the last one of ${formatAmount(last, currency)}`
}

/** The same when it was rejected, with what the administrator gave as the reason. */
export const rejectionNotice = (decided: Decided & { reason: string }) => ({
  ...HIGH,
  title: 'Your loan was not approved',
  message: `${asked(decided)} was rejected: ${decided.reason}`,
})
