import adminClasses from '#client/features/operations/admin/Admin.module.css'
import { useFormat } from '#client/i18n/useFormat.ts'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { AuditEvent } from '#domain/operations/audit.schema.ts'
import classes from './AuditScreen.module.css'
import { Changes } from './Changes.tsx'
import { useActor } from './useActor.ts'
import { useAuditWords } from './useAuditWords.ts'

/** What somebody did, on a phone. */
export function AuditCard({ event }: { event: AuditEvent }) {
  const format = useFormat()
  const wordsOf = useAuditWords()
  const actorOf = useActor()
  return (
    <Card className={adminClasses.card}>
      <h2>{wordsOf(event)}</h2>
      <p className={adminClasses.quiet}>
        <Value>{actorOf(event)}</Value> ·{' '}
        <Value>{format.dateTime(dateAt(event.at), { dateStyle: 'medium', timeStyle: 'short' })}</Value>
      </p>
      {event.rowId && <p className={classes.row}>{event.rowId}</p>}
      <Changes event={event} />
    </Card>
  )
}
