import { Link } from '@tanstack/react-router'
import money from '#client/features/finance/admin/Money.module.css'
import desk from '#client/features/operations/admin/Admin.module.css'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { Decision } from '#domain/finance/decisions/decision.schema.ts'
import { DECISIONS } from '#domain/finance/decisions/decision.ts'
import { DecisionButtons } from './DecisionButtons.tsx'

const TONES: Record<Decision['status'], BadgeTone> = {
  open: 'info',
  confirmed: 'good',
  declined: 'destructive',
  withdrawn: 'secondary',
  overtaken: 'secondary',
}

/** A decision: what, about whom and how much, who decided it, and what the reader can do about it. */
export function DecisionCard({ decision, onDecline }: { decision: Decision; onDecline: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.decisions')
  const format = useFormat()
  const { kind, status, person, amount, currency, reason, receipt, proposedBy, createdAt, decidedBy, declined } =
    decision
  const date = format.dateTime(dateAt(createdAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Card className={desk.card}>
      <div className={desk.badges}>
        <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>
      </div>
      <h2>
        {t(`kinds.${kind}`)} · <Value>{amount === null ? t('unlimited') : formatAmount(amount, currency)}</Value>
      </h2>
      <p>
        <Value>{person?.fullName ?? t(kind === 'moneyReceived' ? 'nobody' : 'everybody')}</Value>
        {amount === null && ` · ${currency}`}
      </p>
      {reason && (
        <p>
          <Value>{t('because', { reason })}</Value>
        </p>
      )}
      {receipt && (
        <p>
          <Value>{t('receipt', { receipt })}</Value>
        </p>
      )}
      <p className={desk.quiet}>
        <Value>{t('proposed', { name: proposedBy.fullName, date })}</Value>
        <Value>{decidedBy && ` · ${t('endedBy', { name: decidedBy.fullName })}`}</Value>
      </p>
      {declined && (
        <p>
          <Value>{t('because', { reason: declined })}</Value>
        </p>
      )}
      <SubjectLink decision={decision} />
      <DecisionButtons decision={decision} onDecline={onDecline} />
    </Card>
  )
}

/** Leads to the loan, the claim or the payments, to be read before it is confirmed. */
function SubjectLink({ decision: { kind, subjectId, person } }: { decision: Decision }) {
  const t = useTranslations('desk.decisions')
  const { table } = DECISIONS[kind]
  if (table === 'farmer_loans')
    return (
      <Link
        className={money.call}
        to="/admin/loans"
        search={{ status: 'all', q: person?.fullName, open: `details.${subjectId}` }}
      >
        {t('seeLoan')}
      </Link>
    )
  if (table === 'insurance_claims')
    return (
      <Link className={money.call} to="/admin/insurance" search={{ tab: 'claims', open: `details.${subjectId}` }}>
        {t('seeClaim')}
      </Link>
    )
  if (table !== 'decision_limits')
    return (
      <Link className={money.call} to="/admin/payments" search={{ status: 'all' }}>
        {t('seePayment')}
      </Link>
    )
  return null
}
