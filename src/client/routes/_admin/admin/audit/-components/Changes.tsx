import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { AuditEvent } from '#domain/operations/audit.schema.ts'
import classes from './AuditScreen.module.css'

/** The columns that a write changed: what stood there, struck through, and what stands there since. */
export function Changes({ event }: { event: AuditEvent }) {
  const t = useTranslations('desk.audit')
  const field = useTranslations('desk.field')
  const format = useFormat()
  const wordOf = (column: string) => (field.has(column as 'name') ? field(column as 'name') : wordsOf(column))
  const shown = (text: string) => {
    if (text === '') return t('nothing')
    return INSTANT.test(text) ? format.dateTime(new Date(text), { dateStyle: 'medium', timeStyle: 'short' }) : text
  }
  const changes = changesOf(event)
  if (changes.length === 0) return '–'
  return (
    <dl className={classes.changes}>
      {changes.map(({ column, before, after }) => (
        <div key={column}>
          <dt>{wordOf(column)}</dt>
          <dd>
            {before !== undefined && <del>{shown(before)}</del>} <Value>{after !== undefined && shown(after)}</Value>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** The name of a column without words of its own: 'Decided by' for `decidedBy`. */
const wordsOf = (column: string) => {
  const words = column.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Each column that differs, as text: undefined where there was no row. What a new row leaves empty is no change. */
export const changesOf = ({ before, after }: Pick<AuditEvent, 'before' | 'after'>) =>
  Object.keys({ ...before, ...after })
    .map((column) => ({
      column,
      before: before ? textOf(before[column]) : undefined,
      after: after ? textOf(after[column]) : undefined,
    }))
    .filter((change) => change.before || change.after)

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
