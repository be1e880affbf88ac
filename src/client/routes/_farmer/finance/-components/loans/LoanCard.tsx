import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import finance from '#client/features/finance/Finance.module.css'
import { LoanChanges } from '#client/features/finance/LoanChanges.tsx'
import { LOAN_TONES } from '#client/features/finance/loan-tones.ts'
import { usePercent } from '#client/features/finance/usePercent.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf } from '#client/phone/clock.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { Loan } from '#domain/finance/loan.schema.ts'
import { LOAN_STATUS } from '#domain/finance/loan.ts'
import classes from './LoanCard.module.css'
import { LoanPlan } from './LoanPlan.tsx'
import { PayOff } from './PayOff.tsx'
import { PenaltyTerms } from './PenaltyTerms.tsx'
import { ProposedDays } from './ProposedDays.tsx'
import { Receipts } from './Receipts.tsx'
import { Score } from './Score.tsx'

type LoanCardProps = { loan: Loan; onPay: () => void; onPayOff: () => void }

/** A loan: its status and amount, then its cost, then its schedule. */
export function LoanCard({ loan, onPay, onPayOff }: LoanCardProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance')
  return (
    <Card className={classes.card}>
      <div className={classes.top}>
        <h3 className={classes.name}>{loan.productName}</h3>
        <Badge tone={LOAN_TONES[loan.status]}>{t(`status.${loan.status}`)}</Badge>
      </div>
      <p className={classes.principal}>
        <b>
          <Value>{formatAmount(loan.principalAmount, loan.currency)}</Value>
        </b>{' '}
        {t('loan.principal')}
      </p>
      {loan.rejectionReason && <p className={classes.reason}>{t('loan.reason', { reason: loan.rejectionReason })}</p>}
      {loan.status === 'applied' && <p className={classes.note}>{t('loan.waiting')}</p>}
      {loan.status === 'defaulted' && <p className={classes.note}>{t('loan.defaulted')}</p>}
      {loan.writtenOffAmount !== null && (
        <p className={classes.note}>
          {t('loan.writtenOff', { amount: formatAmount(loan.writtenOffAmount, loan.currency) })}
        </p>
      )}
      {loan.status === 'approved' && <p className={classes.note}>{t('loan.approved')}</p>}
      <LoanFacts loan={loan} />
      {LOAN_STATUS[loan.status].owing && (
        <Button size="md" onClick={onPay} aria-label={t('loan.payNamed', { name: loan.productName })}>
          {t('loan.pay')}
        </Button>
      )}
      {LOAN_STATUS[loan.status].owing && <PayOff loan={loan} onPay={onPayOff} />}
      {loan.proposedDueDays && <ProposedDays loan={loan} />}
      {loan.status !== 'rejected' && <LoanPlan loan={loan} />}
      {loan.changes.length > 0 && (
        <details className={finance.fold}>
          <summary>{t('loan.changes')}</summary>
          <LoanChanges loan={loan} />
        </details>
      )}
      {loan.score && <Score score={loan.score} />}
      {loan.disbursedAt && loan.status !== 'disbursed' && <Receipts loan={loan} />}
      {loan.disbursedAt && (
        <Link
          to="/finance/statement"
          search={{ loan: loan.id }}
          className={finance.link}
          aria-label={t('statement.named', { name: loan.productName })}
        >
          {t('statement.title')}
        </Link>
      )}
    </Card>
  )
}

function LoanFacts({ loan }: { loan: Loan }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance')
  const percent = usePercent()
  const format = useFormat()
  const money = (amount: number) => formatAmount(amount, loan.currency)
  const facts: Fact[] = [
    [t('loan.total'), money(loan.totalAmount)],
    [t('loan.remaining'), money(loan.remainingAmount ?? loan.totalAmount)],
    ...(loan.penaltyAmount > loan.penaltyPaid
      ? [[t('loan.penalties'), money(loan.penaltyAmount - loan.penaltyPaid)] as Fact]
      : []),
    [t('loan.rate'), `${t('rate', { rate: percent(loan.interestRate) })}, ${t(loan.interestMethod ?? 'flat')}`],
    ...(loan.dayCount ? [[t('loan.counting'), loan.dayCount] as Fact] : []),
    [t('loan.term'), t('days', { count: loan.termDays })],
    ...(loan.nextPaymentDue
      ? [[t('loan.next'), format.dateTime(noonOf(loan.nextPaymentDue), { dateStyle: 'medium' })] as Fact]
      : []),
  ]
  return (
    <>
      <Facts facts={facts} />
      <p className={classes.hint}>
        <Value>{t('cost.year', { rate: percent(loan.effectiveRate) })}</Value> {t('cost.yearHint')}
      </p>
      {loan.penalty && (
        <p className={classes.hint}>
          <PenaltyTerms
            penalty={{ ...loan.penalty, most: (loan.principalAmount * loan.penalty.cap) / 100 }}
            currency={loan.currency}
          />
        </p>
      )}
      <p className={classes.purpose}>
        <span>{t('loan.purpose')}</span> <Value>{loan.purpose}</Value>
      </p>
    </>
  )
}
