import { noticeOf } from '../messaging/notification-kinds.ts'

/** What was decided; amounts in hundredths. */
type Decided = { product: string; principal: number; currency: string }

/** The notification of an approved loan; `amounts` are its instalments. */
export function approvalNotice({
  product,
  principal,
  currency,
  total,
  amounts,
}: Decided & { total: number; amounts: readonly number[] }) {
  const money = (minor: number) => ({ minor, currency })
  const [each = 0] = amounts
  const last = amounts.at(-1) ?? each
  return noticeOf('loanApproved', {
    product,
    principal: money(principal),
    total: money(total),
    count: amounts.length,
    each: money(each),
    last: last === each ? null : money(last),
  })
}

/** The same when it was rejected, with what the administrator gave as the reason. */
export const rejectionNotice = ({ product, principal, currency, reason }: Decided & { reason: string }) =>
  noticeOf('loanRejected', { product, principal: { minor: principal, currency }, reason })
