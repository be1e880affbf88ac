import { useMoney } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { type FieldNumber, numberIn } from '#client/ui/fields/number-text.ts'
import { firstAmount, stepOf } from '#domain/finance/loans/amount-choice.ts'
import type { LoanProduct } from '#domain/finance/product.schema.ts'
import classes from './AmountSlider.module.css'

type AmountSliderProps = { product: LoanProduct; amount: FieldNumber; onChange: (amount: number) => void }

/** The amount under the thumb, between the limits of the product. */
export function AmountSlider({ product, amount, onChange }: AmountSliderProps) {
  const { formatAmount } = useMoney()
  const t = useTranslations('finance.form')
  const { minAmount, maxAmount, currency } = product
  const shown = numberIn(amount) ?? firstAmount(product)
  return (
    <input
      type="range"
      className={classes.slider}
      aria-label={t('slide')}
      aria-valuetext={formatAmount(shown, currency)}
      min={minAmount}
      max={maxAmount}
      step={stepOf(product)}
      value={shown}
      onChange={({ currentTarget: { value } }) => onChange(Number(value))}
    />
  )
}
