import { useFormatter, useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import classes from '#client/features/finance/Finance.module.css'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { noonOf } from '#client/ui/clock.ts'
import type { Claim } from '#domain/finance/insurance/insurance.schema.ts'
import { formatAmount } from '#domain/money.ts'

const TONES: Record<Claim['status'], BadgeTone> = {
  submitted: 'info',
  reviewing: 'warm',
  approved: 'good',
  paid: 'good',
  rejected: 'destructive',
}

/** The claims of a policy: where each stands, and by when the next step is promised. */
export function Claims({ policyId }: { policyId: string }) {
  const t = useTranslations('finance.claim')
  const format = useFormatter()
  const { data = [] } = trpc.finance.insurance.claims.useQuery({ insuranceId: policyId })
  if (data.length === 0) return null
  const day = (at: string) => format.dateTime(noonOf(at), { dateStyle: 'medium' })
  return (
    <section aria-label={t('title')}>
      <ul className={classes.rows}>
        {data.map(({ id, amount, currency, status, promisedDay, isLate, lossDay, reason, approvedAmount }) => (
          <li key={id} className={classes.row}>
            <span />
            <div className={classes.what}>
              <b>{t('of', { date: day(lossDay) })}</b>
              {promisedDay && <span>{t(isLate ? 'late' : 'promised', { date: day(promisedDay) })}</span>}
              {reason && <span>{reason}</span>}
            </div>
            <div className={classes.value}>
              <b>{formatAmount(approvedAmount ?? amount, currency)}</b>
              <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
