import type { Shown } from '#client/i18n/shown.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import classes from './Health.module.css'

type HealthCardProps = {
  title: string
  count: number
  /** How it is counted. */
  note: Shown
  /** Said in place of the list where nothing is wrong. */
  fine: string
  /** The way to all of them. */
  all: Shown
  rows: readonly HealthRow[]
}
/** One of the worst: a link to it, and what is wrong with it. */
type HealthRow = { key: string; link: Shown; fact: string }

/** One line of the board: how many there are, the worst few, and the way to them. */
export function HealthCard({ title, count, note, fine, all, rows }: HealthCardProps) {
  const t = useTranslations('desk.health')
  const format = useFormat()
  return (
    <Card className={classes.card}>
      <h2>{title}</h2>
      <p className={classes.count} data-is-fine={count === 0 || undefined}>
        {count === 0 ? fine : format.number(count)}
      </p>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ key, link, fact }) => (
            <li key={key}>
              {link}
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      )}
      {count > rows.length && <p className={classes.note}>{t('more', { count: count - rows.length })}</p>}
      <p className={classes.note}>{note}</p>
      <p className={classes.all}>{all}</p>
    </Card>
  )
}
