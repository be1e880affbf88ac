import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { Loan } from '#domain/finance/loan.schema.ts'
import classes from './Finance.module.css'

/** What the lender did with a running loan, each with its day and its reason. */
export function LoanChanges({ loan: { changes, currency } }: { loan: Loan }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.loan')
  const format = useFormat()
  const date = (day: string | null) => (day ? format.dateTime(noonOf(day), { dateStyle: 'medium' }) : '')
  return (
    <ul className={classes.rows}>
      {changes.map(({ kind, amount, day, reason, createdAt }) => (
        <li key={createdAt + kind + day} className={classes.row}>
          <div className={classes.what}>
            <b>
              <Value>{t(`change.${kind}`, { amount: formatAmount(amount ?? 0, currency), day: date(day) })}</Value>
            </b>
            <span>{format.dateTime(dateAt(createdAt), { dateStyle: 'medium' })}</span>
            {reason && (
              <span>
                <Value>{t('reason', { reason })}</Value>
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
