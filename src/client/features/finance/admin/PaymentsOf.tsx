import { trpc } from '#client/api/hooks.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import classes from './Money.module.css'
import { PAYMENT_TONES } from './payment-tones.ts'

/** What the platform sent for a loan or a claim, and how each payment ended; nothing where nothing was sent. */
export function PaymentsOf({ subjectId, purpose }: { subjectId: string; purpose: 'disbursement' | 'claim' }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money')
  const format = useFormat()
  const { data } = trpc.admin.payments.list.useQuery({ subjectId })
  const sent = data?.items.filter((payment) => payment.purpose === purpose) ?? []
  if (sent.length === 0) return null
  return (
    <section>
      <h3>{t('loan.payouts')}</h3>
      <ul className={classes.lines}>
        {sent.map(({ id, createdAt, amount, currency, status, failure }) => (
          <li key={id} className={classes.line}>
            <span>
              <Value>{format.dateTime(dateAt(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}</Value>
              <Value>{failure && ` · ${t(`payments.failures.${failure}`)}`}</Value>
            </span>
            <span>
              <Value>{formatAmount(amount, currency)}</Value>{' '}
              <Badge tone={PAYMENT_TONES[status]}>{t(`payments.states.${status}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
