import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/admin/Money.module.css'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'

/** What was paid of a loan: each payment with its receipt, and what it went to. */
export function LoanPayments({ loan: { id, currency } }: { loan: AdminLoan }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const format = useFormat()
  const payments = trpc.admin.loans.payments.useQuery({ id })
  const money = (major: number) => formatAmount(major, currency)
  return (
    <section>
      <h3>{t('loan.payments')}</h3>
      <QueryView query={payments} empty={<p className={classes.quiet}>{t('loan.noPayments')}</p>}>
        {(paid) => (
          <ul className={classes.lines}>
            {paid.map((each) => (
              <li key={each.receiptNumber} className={classes.line}>
                <span>
                  <b>{money(each.amount)}</b> ·{' '}
                  <Value>{format.dateTime(dateAt(each.createdAt), { dateStyle: 'medium' })}</Value>
                  <br />
                  <Value>{each.receiptNumber}</Value>{' '}
                  {each.isReversed && <Badge tone="destructive">{t('loan.reversed')}</Badge>}
                </span>
                <span>
                  {t('payments.accounts.interest')}: <Value>{money(each.interest)}</Value>
                  <br />
                  {t('loan.remains')}: <Value>{money(each.remaining)}</Value>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
