import { Link } from '@tanstack/react-router'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { PendingDecision } from '#domain/finance/decisions/decision.schema.ts'
import classes from './Money.module.css'

type WaitsForSecondProps = { pending: PendingDecision; currency: string }

/** What was decided about a loan, a claim or a payment, and waits for a second person. */
export function WaitsForSecond({ pending: { kind, amount, by }, currency }: WaitsForSecondProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.decisions')
  return (
    <p className={classes.notice}>
      {t('waits', { what: t(`kinds.${kind}`), amount: formatAmount(amount, currency), name: by.fullName })}{' '}
      <Link className={classes.call} to="/admin/decisions">
        {t('title')}
      </Link>
    </p>
  )
}
