import { useFormatter, useTranslations } from 'use-intl'
import { noonOf } from '#client/clock.ts'
import { Badge } from '#client/components/Badge.tsx'
import { Card } from '#client/components/Card.tsx'
import { type Fact, Facts } from '#client/components/Facts.tsx'
import { usePercent } from '#client/hooks/usePercent.ts'
import { LOAN_TONES } from '#client/loan-tones.ts'
import type { Loan } from '#domain/finance/loan.schema.ts'
import { formatAmount } from '#domain/money.ts'
import classes from './LoanCard.module.css'
import { LoanPlan } from './LoanPlan.tsx'

/** A loan: how it stands and how much it is, then what it costs, then when to pay. */
export function LoanCard({ loan }: { loan: Loan }) {
  const t = useTranslations('finance')
  return (
    <Card className={classes.card}>
      <div className={classes.top}>
        <h3 className={classes.name}>{loan.productName}</h3>
        <Badge tone={LOAN_TONES[loan.status]}>{t(`status.${loan.status}`)}</Badge>
      </div>
      <p className={classes.principal}>
        <b>{formatAmount(loan.principalAmount, loan.currency)}</b> {t('loan.principal')}
      </p>
      {loan.rejectionReason && <p className={classes.reason}>{t('loan.reason', { reason: loan.rejectionReason })}</p>}
      {loan.status === 'applied' && <p className={classes.note}>{t('loan.waiting')}</p>}
      {loan.status === 'approved' && <p className={classes.note}>{t('loan.approved')}</p>}
      <LoanFacts loan={loan} />
      {loan.status !== 'rejected' && <LoanPlan loan={loan} />}
    </Card>
  )
}

function LoanFacts({ loan }: { loan: Loan }) {
  const t = useTranslations('finance')
  const percent = usePercent()
  const format = useFormatter()
  const money = (amount: number) => formatAmount(amount, loan.currency)
  const facts: Fact[] = [
    [t('loan.total'), money(loan.totalAmount)],
    // Of what was never lent nothing remains.
    ...(loan.status === 'rejected'
      ? []
      : [[t('loan.remaining'), money(loan.remainingAmount ?? loan.totalAmount)] as Fact]),
    [t('loan.rate'), t('rate', { rate: percent(loan.interestRate) })],
    [t('loan.effective'), percent(loan.effectiveRate)],
    [t('loan.term'), t('days', { count: loan.termDays })],
    ...(loan.nextPaymentDue
      ? [[t('loan.next'), format.dateTime(noonOf(loan.nextPaymentDue), { dateStyle: 'medium' })] as Fact]
      : []),
  ]
  return (
    <>
      <Facts facts={facts} />
      <p className={classes.purpose}>
        <span>{t('loan.purpose')}</span> {loan.purpose}
      </p>
    </>
  )
}
