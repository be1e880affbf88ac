import { useState } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { type FieldNumber, numberIn } from '#client/ui/fields/number-text.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { bagWeight, keepBagWeight } from './bag-weight.ts'
import classes from './QuantityField.module.css'

type QuantityFieldProps = {
  cropId: string
  /** What `form.getInputProps('quantityKg')` gives: kilograms. */
  field: { value?: FieldNumber; onChange: (kg: FieldNumber) => void; error?: Shown }
}

/** A load in kilograms, or in bags of a weight that the farmer gives once. The form and the server know kilograms only. */
export function QuantityField({ cropId, field: { value = '', onChange, ...field } }: QuantityFieldProps) {
  const t = useTranslations('market.net')
  const [bag, setBag] = useState<FieldNumber>(() => bagWeight(cropId) ?? '')
  const [unit, setUnit] = useState<'kg' | 'bag'>(bag === '' ? 'kg' : 'bag')
  const [bags, setBags] = useState<FieldNumber>(() =>
    typeof value === 'number' && typeof bag === 'number' ? inTenths(value / bag) : value,
  )
  const change = (next: { bags: FieldNumber; bag: FieldNumber }) => {
    setBags(next.bags)
    setBag(next.bag)
    keepBagWeight(cropId, weightOf(next.bag) ?? null)
    onChange(kilograms(next))
  }
  const changeUnit = (next: 'kg' | 'bag') => {
    setUnit(next)
    if (next === 'kg') keepBagWeight(cropId, null)
    // Kilograms that are not on the screen any more are not sent either.
    else change({ bags: '', bag })
  }
  const isInBags = unit === 'bag'
  return (
    <>
      <div className={classes.quantity}>
        <NumberField
          label={t(isInBags ? 'bags' : 'quantity')}
          description={t('quantityHint')}
          decimals={1}
          withAsterisk
          {...field}
          value={isInBags ? bags : value}
          onChange={(next) => (isInBags ? change({ bags: next, bag }) : onChange(next))}
        />
        <SelectField
          label={t('quantityIn')}
          value={unit}
          data={[
            { value: 'kg', label: t('inKg') },
            { value: 'bag', label: t('inBags') },
          ]}
          onChange={({ currentTarget }) => changeUnit(currentTarget.value === 'bag' ? 'bag' : 'kg')}
        />
      </div>
      {isInBags && (
        <NumberField
          label={t('bagKg')}
          description={t('bagKgHint')}
          decimals={1}
          withAsterisk
          value={bag}
          onChange={(next) => change({ bags, bag: next })}
        />
      )}
    </>
  )
}

/** The load that the bags make; the text of the one that is no number yet, which no contract takes. */
function kilograms({ bags, bag }: { bags: FieldNumber; bag: FieldNumber }): FieldNumber {
  if (typeof bags === 'string') return bags
  const weight = weightOf(bag)
  if (weight !== undefined) return inTenths(bags * weight)
  return typeof bag === 'string' ? bag : ''
}

function weightOf(bag: FieldNumber) {
  const weight = numberIn(bag)
  return weight !== undefined && weight > 0 ? weight : undefined
}

const inTenths = (amount: number) => Math.round(amount * 10) / 10
