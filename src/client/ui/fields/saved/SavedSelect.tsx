import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { SelectField, type SelectFieldProps } from '../SelectField.tsx'

interface SavedSelectProps extends Omit<SelectFieldProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  value: string
  /** Saves what was chosen. */
  onChoose: (value: string) => void
}

/**
 * A choice outside of a form, saved once it is made. An arrow key only goes through the choices: Enter saves, and so does
 * leaving the field.
 */
export function SavedSelect({ value, onChoose, ...props }: SavedSelectProps) {
  const [passed, setPassed] = useState<string | null>(null)
  const isByKeys = useRef(false)
  const choose = (chosen: string | null) => {
    setPassed(null)
    if (chosen !== null && chosen !== value) onChoose(chosen)
  }
  const change = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    isByKeys.current ? setPassed(currentTarget.value) : choose(currentTarget.value)
  const press = (event: KeyboardEvent) => {
    isByKeys.current = true
    if (event.key === 'Escape') setPassed(null)
    if (event.key !== 'Enter' || passed === null) return
    // It would open the list, or send the form around.
    event.preventDefault()
    choose(passed)
  }
  return (
    <SelectField
      {...props}
      value={passed ?? value}
      onChange={change}
      onKeyDown={press}
      onPointerDown={() => {
        isByKeys.current = false
      }}
      onBlur={() => {
        isByKeys.current = false
        choose(passed)
      }}
    />
  )
}
