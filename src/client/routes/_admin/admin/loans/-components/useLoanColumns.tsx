import { LOAN_TONES } from '#client/features/finance/loan-tones.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'
import type { LoanSort } from '#domain/finance/loan.ts'
import classes from './AdminLoansScreen.module.css'
import { LoanButtons } from './LoanButtons.tsx'

/** The columns of loans in the table and in the CSV file, with the decision if one is due. */
export function useLoanColumns(): TableColumn<AdminLoan, LoanSort>[] {
  const { formatAmount } = useMoney()
  const t = useTranslations('admin.lending')
  const finance = useTranslations('finance')
  const format = useFormat()
  const state = ({ status }: AdminLoan) => finance(`status.${status}`)
  return [
    {
      id: 'date',
      head: t('date'),
      cell: ({ createdAt }) => (
        <span className={classes.day}>{format.dateTime(dateAt(createdAt), { dateStyle: 'medium' })}</span>
      ),
      csv: ({ createdAt }) => createdAt.slice(0, 10),
      sort: ['-createdAt', 'createdAt'],
    },
    {
      id: 'farmer',
      head: t('farmer'),
      cell: ({ farmer: { fullName, phone } }) => (
        <span className={classes.farmer}>
          <b>{fullName}</b>
          {phone ? <a href={`tel:${phone}`}>{phone}</a> : t('noPhone')}
        </span>
      ),
      csv: ({ farmer }) => farmer.fullName,
      isFixed: true,
    },
    // The screen shows it under the name.
    { id: 'phone', head: t('phone'), cell: ({ farmer }) => farmer.phone, csv: ({ farmer }) => farmer.phone, isHidden: true }, // biome-ignore format: one column
    {
      id: 'amount',
      head: t('amount'),
      cell: ({ principalAmount, currency }) => <b>{formatAmount(principalAmount, currency)}</b>,
      csv: ({ principalAmount }) => principalAmount,
      sort: ['-principalAmount', 'principalAmount'],
      isNumber: true,
    },
    { id: 'currency', head: t('currency'), cell: ({ currency }) => currency, csv: ({ currency }) => currency, isHidden: true }, // biome-ignore format: one column
    {
      id: 'total',
      head: t('total'),
      cell: ({ totalAmount, currency }) => formatAmount(totalAmount, currency),
      csv: ({ totalAmount }) => totalAmount,
      isNumber: true,
    },
    {
      id: 'term',
      head: t('term'),
      cell: ({ termDays }) => format.number(termDays),
      csv: ({ termDays }) => termDays,
      isNumber: true,
    },
    {
      id: 'rate',
      head: t('rate'),
      cell: ({ interestRate }) => format.number(interestRate),
      csv: ({ interestRate }) => interestRate,
      isNumber: true,
      isHidden: true,
    },
    {
      id: 'effective',
      head: t('effective'),
      cell: ({ effectiveRate }) => format.number(effectiveRate),
      csv: ({ effectiveRate }) => effectiveRate,
      isNumber: true,
      isHidden: true,
    },
    {
      id: 'harvest',
      head: t('harvest'),
      cell: ({ expectedHarvestValue: value, currency }) =>
        value === null ? t('unknown') : formatAmount(value, currency),
      csv: ({ expectedHarvestValue }) => expectedHarvestValue,
      isNumber: true,
      isHidden: true,
    },
    {
      id: 'product',
      head: t('product'),
      cell: ({ productName }) => productName,
      csv: ({ productName }) => productName,
    },
    {
      id: 'purpose',
      head: t('purpose'),
      cell: ({ purpose, rejectionReason }) => (
        <span className={classes.purpose}>
          <Value>{purpose}</Value>
          {rejectionReason && <em>{finance('loan.reason', { reason: rejectionReason })}</em>}
        </span>
      ),
      csv: ({ purpose }) => purpose,
    },
    { id: 'reason', head: t('reason'), cell: ({ rejectionReason }) => rejectionReason, csv: ({ rejectionReason }) => rejectionReason, isHidden: true }, // biome-ignore format: one column
    {
      id: 'state',
      head: t('state'),
      cell: (loan) => <Badge tone={LOAN_TONES[loan.status]}>{state(loan)}</Badge>,
      csv: state,
    },
    {
      id: 'decision',
      head: t('decision'),
      cell: (loan) => (
        <span className={classes.decision}>
          <LoanButtons loan={loan} />
        </span>
      ),
    },
  ]
}
