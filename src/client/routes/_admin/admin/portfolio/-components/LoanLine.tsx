import { Link } from '@tanstack/react-router'
import money from '#client/features/finance/admin/Money.module.css'
import { LOAN_TONES } from '#client/features/finance/loan-tones.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { PortfolioLoan } from '#domain/finance/portfolio/portfolio.schema.ts'
import classes from './Portfolio.module.css'

/** A loan behind a figure: whose it is, how late, and how much it adds. */
export function LoanLine({ loan, isOfDue }: { loan: PortfolioLoan; isOfDue: boolean }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.portfolio')
  const states = useTranslations('finance.status')
  const { id, farmer, product, place, agent, status, currency, outstanding, daysLate, fallenDue, paidOfDue } = loan
  const amount = (major: number) => formatAmount(major, currency)
  return (
    <li className={classes.loan}>
      <div className={classes.whose}>
        <Link
          className={money.call}
          to="/admin/loans"
          search={{ status: 'all', q: farmer.fullName, open: `details.${id}` }}
        >
          {farmer.fullName}
        </Link>
        <Badge tone={LOAN_TONES[status]}>{states(status)}</Badge>
      </div>
      <p className={money.quiet}>
        <Value>{[product, place, agent].filter(Boolean).join(' · ')}</Value>
      </p>
      <p className={classes.much}>
        <b>
          <Value>
            {isOfDue ? t('paidOfDue', { paid: amount(paidOfDue), due: amount(fallenDue) }) : amount(outstanding)}
          </Value>
        </b>
        <span>
          <Value>{t('late', { count: daysLate })}</Value>
        </span>
      </p>
    </li>
  )
}
