import classes from '#client/features/finance/admin/Money.module.css'
import { INSTALMENT_TONES } from '#client/features/finance/loan-tones.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'

/** When which instalment falls due, and which are paid. */
export function LoanSchedule({ loan: { schedule, currency } }: { loan: AdminLoan }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const plan = useTranslations('finance.plan')
  const format = useFormat()
  const isProposal = schedule.every(({ status }) => status === 'proposed')
  return (
    <section>
      <h3>{t('loan.plan', { count: schedule.length })}</h3>
      {isProposal && <p className={classes.quiet}>{t('loan.proposal')}</p>}
      <table className={classes.plan}>
        <thead>
          <tr>
            <th scope="col">{t('loan.due')}</th>
            <th scope="col">{t('amount')}</th>
            {!isProposal && <th scope="col">{t('state')}</th>}
          </tr>
        </thead>
        <tbody>
          {schedule.map(({ due, amount, status }) => (
            <tr key={due}>
              <td>{format.dateTime(noonOf(due), { dateStyle: 'medium' })}</td>
              <td>{formatAmount(amount, currency)}</td>
              {!isProposal && (
                <td>
                  <Badge tone={INSTALMENT_TONES[status]}>{plan(status)}</Badge>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
