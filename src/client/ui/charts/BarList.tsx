import type { ReactElement } from 'react'
import { useFormat } from '#client/i18n/useFormat.ts'
import classes from './BarList.module.css'

/** `link` stands in place of the name, and leads to what is counted. */
type Bar = { name: string; count: number; link?: ReactElement }
type BarListProps = {
  /** What is counted. */
  label: string
  bars: readonly Bar[]
  /** Short names, such as days, stand beside their bars. */
  isShort?: boolean
}

/** Numbers with their names, a line each, and a bar as long as its number: a chart that needs no library. */
export function BarList({ label, bars, isShort = false }: BarListProps) {
  const format = useFormat()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ul className={classes.bars} data-short={isShort} aria-label={label}>
      {bars.map(({ name, count, link = name }) => (
        <li key={name}>
          <span>{link}</span>
          <b>{format.number(count)}</b>
          {count > 0 && (
            <span className={classes.bar} aria-hidden="true" style={{ inlineSize: `${(100 * count) / most}%` }} />
          )}
        </li>
      ))}
    </ul>
  )
}
