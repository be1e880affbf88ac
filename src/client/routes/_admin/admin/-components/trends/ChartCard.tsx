import { useId } from 'react'
import type { Shown } from '#client/i18n/shown.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import classes from './Trends.module.css'

type ChartCardProps = {
  /** A link to the list that is counted. */
  title: Shown
  note: string
  /** The heads of the numbers; the first one names the rows. */
  heads: readonly string[]
  rows: readonly NumberRow[]
  /** Said in place of a chart without numbers. */
  none: string
  children: Shown
}
type NumberRow = { name: string; numbers: readonly number[] }

/** A chart with its numbers in a table: for screen readers, and for whoever wants them exactly. */
export function ChartCard({ title, note, heads, rows, none, children }: ChartCardProps) {
  const id = useId()
  const isEmpty = rows.every(({ numbers }) => numbers.every((number) => number === 0))
  return (
    <Card className={classes.card}>
      <h3 id={id}>{title}</h3>
      <p className={classes.note}>{isEmpty ? none : note}</p>
      {!isEmpty && (
        <>
          <div aria-hidden="true">{children}</div>
          <Numbers titleId={id} heads={heads} rows={rows} />
        </>
      )}
    </Card>
  )
}

function Numbers({ titleId, heads, rows }: Pick<ChartCardProps, 'heads' | 'rows'> & { titleId: string }) {
  const id = useId()
  const t = useTranslations('desk.trends')
  const format = useFormat()
  return (
    <details className={classes.numbers}>
      <summary id={id} aria-labelledby={`${id} ${titleId}`}>
        {t('numbers')}
      </summary>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, numbers }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {numbers.map((number, at) => (
                <td key={heads[at + 1]}>{format.number(number)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
