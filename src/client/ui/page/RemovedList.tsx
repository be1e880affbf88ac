import { Button } from '@mantine/core'
import type { Shown } from '#client/i18n/shown.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { Card } from '#client/ui/Card.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import { dateAt } from '#domain/dates.ts'
import classes from './RemovedList.module.css'
import { Section } from './Section.tsx'

type Removed = { id: string; removedAt: string; isPending?: true }
type RemovedListProps<Row> = { title: string; hint: string; rows: readonly Row[]; children: (row: Row) => Shown }

/** What was removed and can be restored; nothing where there is none. */
export function RemovedList<Row extends Removed>({ title, hint, rows, children: item }: RemovedListProps<Row>) {
  if (rows.length === 0) return null
  return (
    <Section title={title}>
      <p className={classes.hint}>{hint}</p>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.id}>{item(row)}</li>
        ))}
      </ul>
    </Section>
  )
}

type RemovedItemProps = {
  row: Removed
  name: string
  words: { removedOn: (date: string) => string; restore: string; restoreNamed: string }
  isRestoring: boolean
  onRestore: () => void
}

/** One of them, with the button that restores it. */
export function RemovedItem({ row, name, words, isRestoring, onRestore }: RemovedItemProps) {
  const format = useFormat()
  return (
    <Card className={classes.item}>
      <div>
        <b>{name}</b>
        <p className={classes.hint}>
          {words.removedOn(format.dateTime(dateAt(row.removedAt), { dateStyle: 'medium' }))}
        </p>
      </div>
      {row.isPending ? (
        <PendingMark />
      ) : (
        <Button variant="default" aria-label={words.restoreNamed} loading={isRestoring} onClick={onRestore}>
          {words.restore}
        </Button>
      )}
    </Card>
  )
}
