import { useTranslations } from 'use-intl'
import { usePercent } from '#client/features/finance/usePercent.ts'
import { type Fact, Facts } from '#client/ui/page/Facts.tsx'
import { effectiveRate, instalmentAmounts, loanCost } from '#domain/finance/loan-terms.ts'
import type { LoanProduct } from '#domain/finance/product.schema.ts'
import { formatAmount, toMajor, toMinor } from '#domain/money.ts'
import classes from './LoanCost.module.css'

type LoanCostProps = { product: LoanProduct; amount: number | ''; days: number }

/** The cost of the loan, calculated with the server's own function, while the farmer chooses. */
export function LoanCost({ product, amount, days }: LoanCostProps) {
  const t = useTranslations('finance.cost')
  const isWithin = typeof amount === 'number' && amount >= product.minAmount && amount <= product.maxAmount
  return (
    <section className={classes.cost} aria-label={t('title')} aria-live="polite">
      <b>{t('title')}</b>
      {isWithin ? <Costs product={product} amount={amount} days={days} /> : <p>{t('first')}</p>}
    </section>
  )
}

function Costs({ product, amount, days }: LoanCostProps & { amount: number }) {
  const t = useTranslations('finance')
  const percent = usePercent()
  const principal = toMinor(amount)
  const cost = loanCost({ principal, rate: product.interestRate, method: product.interestMethod, days })
  const amounts = instalmentAmounts(cost, days)
  const money = (minor: number) => formatAmount(toMajor(minor), product.currency)
  const last = amounts.at(-1)!
  const equal = last === cost.instalment ? amounts.length : amounts.length - 1
  const facts: Fact[] = [
    [t('cost.interest'), money(cost.total - principal)],
    [t('cost.each'), t('cost.times', { count: String(equal), amount: money(cost.instalment) })],
    ...(last === cost.instalment ? [] : [[t('cost.last'), money(last)] as const]),
    [t('loan.effective'), percent(effectiveRate(principal, cost, days))],
  ]
  return (
    <>
      <p className={classes.total}>{t('cost.total', { amount: money(cost.total) })}</p>
      <Facts facts={facts} />
      <p>{t('cost.effectiveHint', { rate: percent(product.interestRate) })}</p>
    </>
  )
}
