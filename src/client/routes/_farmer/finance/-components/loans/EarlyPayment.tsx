import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { LoanQuote } from '#domain/finance/loans/loan-money.schema.ts'
import classes from './LoanCard.module.css'

/** What paying early saves, said before the farmer agrees, and how days are counted. */
export function EarlyPayment({ quote: { method, rebate, dayCount } }: { quote: LoanQuote }) {
  const t = useTranslations('finance.cost')
  const early = method === 'declining' ? 'earlyDays' : rebate === 'none' ? 'earlyNothing' : 'earlyRebate'
  return (
    <p className={classes.note}>
      {t(early)} {t('counted', { count: dayCount })}
    </p>
  )
}
