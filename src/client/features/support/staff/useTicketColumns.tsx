import { Link } from '@tanstack/react-router'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { PhotoThumb } from '#client/ui/photo/Photo.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import { useNow } from '#client/ui/useNow.ts'
import { dateAt } from '#domain/dates.ts'
import { type AdminSort, bothWays } from '#domain/operations/admin-sorts.ts'
import type { StaffTicket } from '#domain/support/contact.schema.ts'
import { STATUS_TONES } from '../ticket-words.ts'
import { usePlantWords } from '../usePlantWords.ts'
import type { SupportPlace } from './places.ts'
import classes from './StaffSupport.module.css'

/** What a table and a spreadsheet say of requests for help. */
export function useTicketColumns(place: SupportPlace): TableColumn<StaffTicket, AdminSort<'ticket'>>[] {
  const t = useTranslations('tickets')
  const format = useFormat()
  const now = useNow()
  const plantWords = usePlantWords()
  const subjectOf = ({ subject }: StaffTicket) => subject ?? t('noSubject')
  return [
    {
      id: 'request',
      head: t('request'),
      cell: (ticket) => (
        <span className={classes.request}>
          {ticket.plant?.photoId && <PhotoThumb id={ticket.plant.photoId} alt={t('photoOf')} />}
          <Link
            to={`${place}/$ticketId`}
            params={{ ticketId: ticket.ticketId }}
            aria-label={`${subjectOf(ticket)}, ${ticket.ticketId}`}
          >
            {subjectOf(ticket)}
          </Link>
          <span className={classes.message}>{ticket.message}</span>
          {ticket.plant && <span>{plantWords(ticket.plant)}</span>}
        </span>
      ),
      csv: subjectOf,
      isFixed: true,
    },
    {
      id: 'number',
      head: t('number'),
      cell: ({ ticketId }) => <span className={classes.short}>{ticketId}</span>,
      csv: ({ ticketId }) => ticketId,
    },
    { id: 'from', head: t('from'), cell: ({ name }) => name, csv: ({ name }) => name },
    {
      id: 'priority',
      head: t('priority'),
      cell: ({ priority }) => (
        <span className={classes.short}>
          <Badge tone={priority === 'high' ? 'destructive' : 'secondary'}>{t(`help.${priority}`)}</Badge>
        </span>
      ),
      csv: ({ priority }) => priority,
    },
    {
      id: 'state',
      head: t('filter'),
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(status)}</Badge>,
      csv: ({ status }) => status,
    },
    {
      id: 'assignee',
      head: t('assigned'),
      cell: ({ assignee }) => assignee?.fullName ?? t('nobody'),
      csv: ({ assignee }) => assignee?.fullName ?? null,
    },
    {
      id: 'age',
      head: t('age'),
      cell: ({ createdAt, status }) =>
        status === 'open' ? (
          <span className={classes.short}>
            {format.relativeTime(dateAt(createdAt), { now: since(createdAt, now), style: 'narrow' })}
          </span>
        ) : (
          '–'
        ),
    },
    {
      id: 'date',
      head: t('date'),
      cell: ({ createdAt }) => (
        <span className={classes.short}>{format.dateTime(dateAt(createdAt), { dateStyle: 'medium' })}</span>
      ),
      csv: ({ createdAt }) => createdAt.slice(0, 10),
      sort: bothWays('createdAt'),
    },
  ]
}

/** A request of this very minute waits for no time, and not for less. */
const since = (createdAt: string, now: Date) => (createdAt > now.toISOString() ? dateAt(createdAt) : now)
