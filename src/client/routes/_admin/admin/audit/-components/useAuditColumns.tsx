import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { dateAt } from '#domain/dates.ts'
import type { AuditEvent } from '#domain/operations/audit.schema.ts'
import classes from './AuditScreen.module.css'
import { Changes, changesOf } from './Changes.tsx'
import { useActor } from './useActor.ts'
import { useAuditWords } from './useAuditWords.ts'

export function useAuditColumns(): TableColumn<AuditEvent, never>[] {
  const t = useTranslations('desk.audit')
  const format = useFormat()
  const wordsOf = useAuditWords()
  const actorOf = useActor()
  return [
    {
      id: 'when',
      head: t('when'),
      cell: ({ at }) => format.dateTime(dateAt(at), { dateStyle: 'medium', timeStyle: 'medium' }),
      csv: ({ at }) => at,
      isWhole: true,
      isFixed: true,
    },
    { id: 'who', head: t('who'), cell: (event) => actorOf(event), csv: (event) => actorOf(event) },
    { id: 'what', head: t('what'), cell: (event) => <b>{wordsOf(event)}</b>, csv: ({ action }) => action },
    {
      id: 'row',
      head: t('row'),
      cell: ({ rowId }) => <span className={classes.row}>{rowId ?? '–'}</span>,
      csv: ({ rowId }) => rowId,
    },
    {
      id: 'changes',
      head: t('changes'),
      cell: (event) => <Changes event={event} />,
      csv: (event) =>
        changesOf(event)
          .map(({ column, before, after }) => `${column}: ${before ?? ''} → ${after ?? ''}`)
          .join('; '),
    },
  ]
}
