import { useState } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { chooseAreaUnit, useAreaUnit } from '#client/phone/area-unit.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import type { FieldNumber } from '#client/ui/fields/number-text.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { AREA_UNITS, type AreaUnit, hectaresOf, inAreaUnit } from '#domain/crops/area-unit.ts'
import { keysOf } from '#domain/table.ts'
import classes from './AreaField.module.css'

type AreaFieldProps = {
  /** What `form.getInputProps('areaSize')` gives: hectares. */
  field: { value?: FieldNumber; onChange: (hectares: FieldNumber) => void; error?: Shown }
  isRequired?: boolean
}

/** An area in the unit that the farmer thinks in, and that unit. The form and the server know hectares only. */
export function AreaField({ field: { value = '', onChange, ...field }, isRequired = false }: AreaFieldProps) {
  const t = useTranslations('crop.form')
  const units = useTranslations('farmer.crops.unit')
  const unit = useAreaUnit()
  // What is typed stands as it was typed, until the value comes from elsewhere.
  const [typed, setTyped] = useState<FieldNumber>(() => shown(value, unit))
  const isTyped = hectares(typed, unit) === value
  const change = (next: FieldNumber) => {
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
        decimals={unit === 'hectare' ? 4 : 2}
        withAsterisk={isRequired}
        {...field}
        value={isTyped ? typed : shown(value, unit)}
        onChange={change}
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

const hectares = (amount: FieldNumber, unit: AreaUnit) =>
  typeof amount === 'number' ? hectaresOf(amount, unit) : amount

const shown = (value: FieldNumber, unit: AreaUnit) => (typeof value === 'number' ? inAreaUnit(value, unit) : value)
