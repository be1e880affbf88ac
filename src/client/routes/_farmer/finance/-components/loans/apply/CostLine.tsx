import { usePercent } from '#client/features/finance/usePercent.ts'
import { useFormat, useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { noonOf, today } from '#client/phone/clock.ts'
import type { FieldNumber } from '#client/ui/fields/number-text.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { type Day, daysBetween } from '#domain/dates.ts'
import { LOAN_TERMS } from '#domain/finance/loan.ts'
import { instalmentCount, joinedByDay, loanCost, loanSchedule, regularDueDays } from '#domain/finance/loan-terms.ts'
import { effectiveRateOn } from '#domain/finance/loans/effective-rate.ts'
import { harvestDueDays, termForHarvest } from '#domain/finance/loans/harvest-schedule.ts'
import type { LoanProduct } from '#domain/finance/product.schema.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { smallestOf } from '#domain/places.ts'
import classes from './CostLine.module.css'
import { PayDots } from './PayDots.tsx'
import { type Harvest, useHarvests } from './useHarvests.ts'

type CostLineProps = {
  product: LoanProduct
  amount: FieldNumber
  days: number
  harvestCropId: string | null | undefined
}

/** What the loan costs, in a sentence, by the server's own function, while the farmer chooses. */
export function CostLine({ product, amount, days, harvestCropId }: CostLineProps) {
  const t = useTranslations('finance.cost')
  const harvests = useHarvests()
  const chosen = harvests.find(({ id }) => id === harvestCropId)
  const start = today()
  const regular = regularDueDays(start, days)
  const dueDays = chosen ? harvestDueDays(regular, chosen.day) : regular
  const isTooLong = chosen !== undefined && days > (termForHarvest(LOAN_TERMS, start, chosen.day) ?? days)
  const isWithin = typeof amount === 'number' && amount >= product.minAmount && amount <= product.maxAmount
  const shown = { product, days, start, harvest: chosen ?? harvests[0], isOnce: chosen !== undefined }
  return (
    <section className={classes.cost} aria-label={t('title')} aria-live="polite">
      {!isWithin && <p>{t('first')}</p>}
      {isWithin && !dueDays && <p>{t('tooLate')}</p>}
      {isWithin && isTooLong && <p>{t('tooLong')}</p>}
      {isWithin && dueDays && !isTooLong && <CostSentence {...shown} amount={amount} dueDays={dueDays} />}
    </section>
  )
}

type CostSentenceProps = {
  product: LoanProduct
  amount: number
  days: number
  start: Day
  dueDays: Day[]
  harvest: Harvest | undefined
  isOnce: boolean
  /** A card on offer says less than the form. */
  isExample?: boolean
}

/** The sentence itself, the days as dots, and what it costs in a year. */
export function CostSentence({
  product,
  amount,
  days,
  start,
  dueDays,
  harvest,
  isOnce,
  isExample = false,
}: CostSentenceProps) {
  const { formatWhole } = useMoney()
  const t = useTranslations('finance.cost')
  const percent = usePercent()
  const format = useFormat()
  const { currency, interestRate: rate, interestMethod: method, dayCount } = product
  const principal = toMinor(amount)
  const once = isOnce && { onceAfter: daysBetween(start, dueDays[0]!) }
  const cost = loanCost({ principal, rate, method, days, step: smallestOf(currency), dayCount, ...once })
  const money = (minor: number) => formatWhole(toMajor(minor), currency)
  const schedule = joinedByDay(loanSchedule(cost, days, { dueDays, today: start, isProposal: true, paid: 0 }))
  const words = { amount: money(principal), total: money(cost.total) }
  return (
    <>
      <p className={classes.total}>
        <Value>
          {isOnce
            ? t('lineOnce', { ...words, date: format.dateTime(noonOf(dueDays[0]!), { dateStyle: 'medium' }) })
            : t('line', { ...words, each: money(cost.instalment), count: String(instalmentCount(days)) })}
        </Value>
      </p>
      <PayDots start={start} days={schedule.map(({ due }) => due)} harvest={harvest} />
      <p className={classes.year}>
        <Value>{t('year', { rate: percent(effectiveRateOn(principal, cost, { days, start, dueDays })) })}</Value>
        <Value>{!isExample && ` ${t('yearHint')}`}</Value>
      </p>
    </>
  )
}
