import { IconPhone } from '@tabler/icons-react'
import { WaitsForSecond } from '#client/features/finance/admin/WaitsForSecond.tsx'
import { inFigures } from '#client/features/finance/instalments.ts'
import { LOAN_TONES } from '#client/features/finance/loan-tones.ts'
import { usePercent } from '#client/features/finance/usePercent.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'
import classes from './AdminLoanCard.module.css'
import { LoanButtons } from './LoanButtons.tsx'

/** An application: farmer, amount, purpose, total, and the step that is due. */
export function AdminLoanCard({ loan }: { loan: AdminLoan }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('admin.lending')
  const finance = useTranslations('finance')
  const format = useFormat()
  const { farmer } = loan
  return (
    <Card className={classes.card}>
      <div className={classes.top}>
        <h2 className={classes.name}>{farmer.fullName}</h2>
        <Badge tone={LOAN_TONES[loan.status]}>{finance(`status.${loan.status}`)}</Badge>
      </div>
      <p className={classes.applied}>
        <Value>{t('asked', { date: format.dateTime(dateAt(loan.createdAt), { dateStyle: 'medium' }) })}</Value>
        <Value>{!farmer.phone && ` · ${t('noPhone')}`}</Value>
      </p>
      {farmer.phone && (
        <a className={classes.call} href={`tel:${farmer.phone}`}>
          <IconPhone size={18} aria-hidden="true" /> <Value>{t('call', { phone: farmer.phone })}</Value>
        </a>
      )}
      <p className={classes.amount}>
        <b>{formatAmount(loan.principalAmount, loan.currency)}</b> <Value>{loan.productName}</Value>
      </p>
      <p className={classes.purpose}>{loan.purpose}</p>
      {loan.rejectionReason && (
        <p className={classes.reason}>{finance('loan.reason', { reason: loan.rejectionReason })}</p>
      )}
      {loan.pendingDecision && <WaitsForSecond pending={loan.pendingDecision} currency={loan.currency} />}
      <LoanFacts loan={loan} />
      <div className={classes.actions}>
        <LoanButtons loan={loan} />
      </div>
    </Card>
  )
}

function LoanFacts({ loan }: { loan: AdminLoan }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('admin.lending')
  const finance = useTranslations('finance')
  const percent = usePercent()
  const money = (amount: number) => formatAmount(amount, loan.currency)
  const facts: Fact[] = [
    [finance('loan.total'), money(loan.totalAmount)],
    [
      t('instalments'),
      inFigures(
        loan.schedule.map(({ amount }) => amount),
        money,
      ),
    ],
    [finance('loan.term'), finance('days', { count: loan.termDays })],
    [finance('loan.rate'), finance('rate', { rate: percent(loan.interestRate) })],
    [finance('loan.effective'), percent(loan.effectiveRate)],
    [t('harvest'), loan.expectedHarvestValue === null ? t('unknown') : money(loan.expectedHarvestValue)],
  ]
  return <Facts facts={facts} />
}
