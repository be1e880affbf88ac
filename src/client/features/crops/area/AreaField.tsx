import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { chooseAreaUnit, useAreaUnit } from '#client/phone/area-unit.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { AREA_UNITS, type AreaUnit, hectaresOf, inAreaUnit } from '#domain/crops/area-unit.ts'
import { keysOf } from '#domain/table.ts'
import classes from './AreaField.module.css'

type Amount = number | string
type AreaFieldProps = {
  /** What `form.getInputProps('areaSize')` gives: hectares. */
  field: { value?: Amount; onChange: (hectares: Amount) => void; error?: React.ReactNode }
  isRequired?: boolean
}

/** An area in the unit that the farmer thinks in, and that unit. The form and the server know hectares only. */
export function AreaField({ field: { value = '', onChange, ...field }, isRequired = false }: AreaFieldProps) {
  const t = useTranslations('crop.form')
  const units = useTranslations('farmer.crops.unit')
  const unit = useAreaUnit()
  // What is typed stands as it was typed, until the value comes from elsewhere.
  const [typed, setTyped] = useState<Amount>(() => shown(value, unit))
  const isTyped = hectares(typed, unit) === value
  const change = (next: Amount) => {
    setTyped(next)
    onChange(hectares(next, unit))
  }
  const changeUnit = (next: AreaUnit) => {
    const amount = isTyped ? typed : shown(value, unit)
    chooseAreaUnit(next)
    setTyped(amount)
    onChange(hectares(amount, next))
  }
  return (
    <div className={classes.area}>
      <NumberField
        label={t('area', { unit: units(unit) })}
        step={unit === 'hectare' ? 0.1 : 0.5}
        startValue={unit === 'hectare' ? 0.1 : 0.5}
        min={0}
        decimalScale={unit === 'hectare' ? 4 : 2}
        writing="small"
        withAsterisk={isRequired}
        {...field}
        value={isTyped ? typed : shown(value, unit)}
        onChange={(next) => change(typeof next === 'bigint' ? Number(next) : next)}
      />
      <SelectField
        label={t('unit')}
        value={unit}
        data={keysOf(AREA_UNITS).map((each) => ({ value: each, label: units(each) }))}
        onChange={({ currentTarget }) => changeUnit(currentTarget.value as AreaUnit)}
      />
    </div>
  )
}

/** The field gives text while a number is not complete, such as '2.'. */
const hectares = (amount: Amount, unit: AreaUnit): Amount => (amount === '' || Number.isNaN(Number(amount)) ? '' : hectaresOf(Number(amount), unit)) // biome-ignore format: one rule

const shown = (value: Amount, unit: AreaUnit): Amount => (value === '' ? '' : inAreaUnit(Number(value), unit))
