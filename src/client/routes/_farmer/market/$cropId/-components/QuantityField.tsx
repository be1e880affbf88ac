import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { bagWeight, keepBagWeight } from './bag-weight.ts'
import classes from './QuantityField.module.css'

type Amount = number | string
type QuantityFieldProps = {
  cropId: string
  /** What `form.getInputProps('quantityKg')` gives: kilograms. */
  field: { value?: Amount; onChange: (kg: Amount) => void; error?: ReactNode }
}

/** A load in kilograms, or in bags of a weight that the farmer gives once. The form and the server know kilograms only. */
export function QuantityField({ cropId, field: { value = '', onChange, ...field } }: QuantityFieldProps) {
  const t = useTranslations('market.net')
  const [bag, setBag] = useState<Amount>(() => bagWeight(cropId) ?? '')
  const [unit, setUnit] = useState<'kg' | 'bag'>(bag === '' ? 'kg' : 'bag')
  const [bags, setBags] = useState<Amount>(() =>
    bag === '' || value === '' ? '' : inTenths(Number(value) / Number(bag)),
  )
  const change = (next: { bags: Amount; bag: Amount }) => {
    setBags(next.bags)
    setBag(next.bag)
    const kg = Number(next.bag)
    keepBagWeight(cropId, kg > 0 ? kg : null)
    onChange(next.bags === '' || !(kg > 0) ? '' : inTenths(Number(next.bags) * kg))
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
          min={0}
          decimalScale={1}
          withAsterisk
          {...field}
          value={isInBags ? bags : value}
          onChange={(next) => (isInBags ? change({ bags: plain(next), bag }) : onChange(plain(next)))}
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
          min={0}
          decimalScale={1}
          withAsterisk
          value={bag}
          onChange={(next) => change({ bags, bag: plain(next) })}
        />
      )}
    </>
  )
}

const plain = (amount: Amount | bigint): Amount => (typeof amount === 'bigint' ? Number(amount) : amount)
const inTenths = (amount: number) => Math.round(amount * 10) / 10
