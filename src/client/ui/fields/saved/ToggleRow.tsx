import { useEffect, useId, useState } from 'react'
import classes from './ToggleRow.module.css'

type ToggleRowProps = {
  label: string
  hint: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A choice that holds at once, also while the answer is on its way; the whole row is its switch. */
export function ToggleRow({ label, hint, checked, disabled, onChange }: ToggleRowProps) {
  const id = useId()
  const [shown, setShown] = useState(checked)
  useEffect(() => setShown(checked), [checked])
  return (
    <label className={classes.row} data-disabled={disabled || undefined}>
      <span className={classes.words}>
        <span id={`${id}-label`}>{label}</span>
        <small id={`${id}-hint`}>{hint}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        aria-checked={shown}
        checked={shown}
        disabled={disabled}
        onChange={(event) => {
          setShown(event.currentTarget.checked)
          onChange(event.currentTarget.checked)
        }}
      />
    </label>
  )
}
