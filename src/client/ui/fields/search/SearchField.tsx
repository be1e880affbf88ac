import { IconSearch } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './SearchField.module.css'

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** A search over a list; the browser's own field brings the cross that empties it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId()
  return (
    <search className={classes.search}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <IconSearch size={20} className={classes.icon} aria-hidden="true" />
      <input
        id={id}
        type="search"
        className={classes.input}
        placeholder={label}
        value={value}
        maxLength={100}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </search>
  )
}
