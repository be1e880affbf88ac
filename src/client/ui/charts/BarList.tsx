import { useFormat } from '#client/i18n/useFormat.ts'
import classes from './BarList.module.css'

type BarListProps = {
  /** What is counted. */
  label: string
  bars: readonly { name: string; count: number }[]
  /** Short names, such as days, stand beside their bars. */
  isShort?: boolean
}

/** Numbers with their names, a line each, and a bar as long as its number: a chart that needs no library. */
export function BarList({ label, bars, isShort = false }: BarListProps) {
  const format = useFormat()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ul className={classes.bars} data-short={isShort} aria-label={label}>
      {bars.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <b>{format.number(count)}</b>
          {count > 0 && (
            <span className={classes.bar} aria-hidden="true" style={{ inlineSize: `${(100 * count) / most}%` }} />
          )}
        </li>
      ))}
    </ul>
  )
}
