import { useId } from 'react'
import classes from './Settings.module.css'

type ToggleRowProps = { label: string; hint: string; checked: boolean; onChange: (checked: boolean) => void }

/** A choice that holds at once; the whole row is its switch. */
export function ToggleRow({ label, hint, checked, onChange }: ToggleRowProps) {
  const id = useId()
  return (
    <label className={classes.row}>
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
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
