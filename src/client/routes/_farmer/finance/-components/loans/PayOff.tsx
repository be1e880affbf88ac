import { Button } from '@mantine/core'
import finance from '#client/features/finance/Finance.module.css'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { Loan } from '#domain/finance/loan.schema.ts'
import classes from './LoanCard.module.css'

/** What pays the loan off today, until when that holds, and what it saves. */
export function PayOff({ loan, onPay }: { loan: Loan; onPay: () => void }) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.loan')
  const { payOff, productName: name, currency } = loan
  if (!payOff) return null
  const money = (amount: number) => formatAmount(amount, currency)
  return (
    <details className={finance.fold}>
      <summary>{t('payOff')}</summary>
      <p className={classes.hint}>
        <Value>{t('payOffText', { amount: money(payOff.amount) })}</Value>{' '}
        <Value>{payOff.saved > 0 ? t('payOffSaves', { amount: money(payOff.saved) }) : t('payOffSame')}</Value>
      </p>
      <Button variant="default" onClick={onPay} aria-label={t('payOffNamed', { name })}>
        {t('payOff')}
      </Button>
    </details>
  )
}
