import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { STATUS_TONES } from '#client/features/support/ticket-words.ts'
import { Badge } from '#client/ui/Badge.tsx'
import type { TableColumn } from '#client/ui/table/columns.ts'
import type { Ticket } from '#domain/support/contact.schema.ts'
import classes from './AgentTicketsScreen.module.css'

/** What a table and a spreadsheet say of requests for help. */
export function useTicketColumns(): TableColumn<Ticket, never>[] {
  const t = useTranslations('tickets')
  const format = useFormatter()
  const subjectOf = ({ subject }: Ticket) => subject ?? t('noSubject')
  return [
    {
      id: 'request',
      head: t('request'),
      cell: (ticket) => (
        <span className={classes.request}>
          <Link to="/agent/tickets/$ticketId" params={{ ticketId: ticket.ticketId }}>
            {subjectOf(ticket)}
          </Link>
          <span>{ticket.message}</span>
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
          <Badge tone={priority === 'high' ? 'destructive' : 'secondary'}>{t(priority)}</Badge>
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
      id: 'date',
      head: t('date'),
      cell: ({ createdAt }) => (
        <span className={classes.short}>{format.dateTime(new Date(createdAt), { dateStyle: 'medium' })}</span>
      ),
      csv: ({ createdAt }) => createdAt.slice(0, 10),
    },
  ]
}
