import { usePercent } from '#client/features/finance/usePercent.ts'
import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { LoanQuote } from '#domain/finance/loans/loan-money.schema.ts'

type PenaltyTermsProps = { penalty: NonNullable<LoanQuote['penalty']>; currency: string }

/** What a missed payment costs, and the most that all penalties can come to. */
export function PenaltyTerms({ penalty: { rate, graceDays, most }, currency }: PenaltyTermsProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.cost')
  const percent = usePercent()
  return t('penalty', { days: graceDays, rate: percent(rate), most: formatAmount(most, currency) })
}
