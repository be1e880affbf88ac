import classes from '#client/features/finance/admin/Money.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'

/** Other days that a lender proposed, and the farmer has not answered yet. */
export function ProposedByLender({ loan: { proposedDueDays, proposalReason, schedule, farmer } }: { loan: AdminLoan }) {
  const t = useTranslations('desk.money.loan')
  const format = useFormat()
  if (!proposedDueDays || proposalReason === null) return null
  const paidUntil = schedule.findLast(({ status }) => status === 'paid')?.due ?? ''
  const date = (day: string) => format.dateTime(noonOf(day), { dateStyle: 'medium' })
  const [first, last] = [proposedDueDays.find((day) => day > paidUntil)!, proposedDueDays.at(-1)!]
  return (
    <p className={classes.warning}>{t('noAnswer', { first: date(first), last: date(last), name: farmer.fullName })}</p>
  )
}
