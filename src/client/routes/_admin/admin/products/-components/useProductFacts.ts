import { usePercent } from '#client/features/finance/usePercent.ts'
import { digits } from '#client/i18n/digits.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Fact } from '#client/ui/page/Facts.tsx'
import type { AdminInsuranceProduct, AdminLoanProduct } from '#domain/finance/product-admin.schema.ts'

/** What a card says of a loan on offer. */
export function useLoanProductFacts() {
  const t = useTranslations('desk.money.product')
  const percent = usePercent()
  const limitsOf = useLimits()
  const format = useFormat()
  const penalty = ({ penaltyRate, penaltyGraceDays: count, penaltyCap }: AdminLoanProduct) =>
    penaltyRate === 0
      ? t('noPenalty')
      : t('penaltyText', { rate: percent(penaltyRate), days: t('days', { count }), cap: percent(penaltyCap) })
  return (product: AdminLoanProduct): Fact[] => [
    [t('limits'), limitsOf(product)],
    [t('interestRate'), `${percent(product.interestRate)} · ${t(product.interestMethod)}`],
    [t('dayCount'), product.dayCount],
    ...(product.interestMethod === 'flat' ? [[t('rebate'), t(product.rebate)] as const] : []),
    [t('penaltyRate'), penalty(product)],
    [t('termDays'), t('days', { count: product.termDays })],
    [t('minCreditScore'), digits(product.minCreditScore)],
    [t('eligibleCrops'), product.eligibleCrops ? format.list(product.eligibleCrops) : t('anyCrop')],
    ...(product.requiredDocuments ? [[t('requiredDocuments'), format.list(product.requiredDocuments)] as const] : []),
  ]
}

/** The same of an insurance. */
export function useInsuranceProductFacts() {
  const format = useFormat()
  const { formatAmount } = useMoney()
  const t = useTranslations('desk.money.product')
  const percent = usePercent()
  return (product: AdminInsuranceProduct): Fact[] => [
    [t('cover'), formatAmount(product.maxCoverageAmount, product.currency)],
    [t('basePremiumRate'), percent(product.basePremiumRate)],
    [t('coverageType'), product.coverageType],
    ...(product.lacksIndex ? [[t('index.title'), t('lacksIndex')] as const] : []),
    ...(product.index ? [[t('index.title'), product.index.place] as const] : []),
    [t('eligibleCrops'), product.eligibleCrops ? format.list(product.eligibleCrops) : t('anyCrop')],
    ...(product.eligibleRegions ? [[t('eligibleRegions'), format.list(product.eligibleRegions)] as const] : []),
  ]
}

/** The least and the most that a product lends. */
export function useLimits() {
  const { formatAmount } = useMoney()
  return ({ minAmount, maxAmount, currency }: AdminLoanProduct) =>
    `${formatAmount(minAmount, currency)} – ${formatAmount(maxAmount, currency)}`
}
