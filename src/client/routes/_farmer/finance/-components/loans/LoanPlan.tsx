import finance from '#client/features/finance/Finance.module.css'
import { INSTALMENT_TONES } from '#client/features/finance/loan-tones.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { Loan } from '#domain/finance/loan.schema.ts'
import classes from './LoanPlan.module.css'

/** The schedule of instalments, collapsible. */
export function LoanPlan({ loan: { schedule, currency } }: { loan: Loan }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.plan')
  const format = useFormat()
  const isProposal = schedule.every(({ status }) => status === 'proposed')
  return (
    <details className={finance.fold}>
      <summary>
        <Value>{t('title', { count: schedule.length })}</Value>
      </summary>
      {isProposal && <p className={classes.note}>{t('proposal')}</p>}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">
              <Value>{t('amount')}</Value>
            </th>
            {!isProposal && <th scope="col">{t('state')}</th>}
          </tr>
        </thead>
        <tbody>
          {schedule.map(({ due, amount, paid, status }) => (
            <tr key={due}>
              <td>{format.dateTime(noonOf(due), { dateStyle: 'medium' })}</td>
              <td>
                <Value>{formatAmount(amount, currency)}</Value>
              </td>
              {!isProposal && (
                <td>
                  <Badge tone={INSTALMENT_TONES[status]}>{t(status)}</Badge>
                  {status !== 'paid' && paid > 0 && (
                    <small>
                      {' '}
                      <Value>{t('partly', { paid: formatAmount(paid, currency) })}</Value>
                    </small>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
