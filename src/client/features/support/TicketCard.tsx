import { Link } from '@tanstack/react-router'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import { PhotoThumb } from '#client/ui/photo/Photo.tsx'
import { useRequestState } from '#client/ui/useRequestState.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import type { StaffTicket } from '#domain/support/contact.schema.ts'
import type { SupportPlace } from './staff/places.ts'
import classes from './TicketCard.module.css'
import { STATUS_TONES } from './ticket-words.ts'
import { usePlantWords } from './usePlantWords.ts'

type TicketCardProps = { ticket: Pending<StaffTicket>; to: '/tickets/$ticketId' | `${SupportPlace}/$ticketId` }

/** A request for help in a list; for agents with its sender and priority. */
export function TicketCard({ ticket, to }: TicketCardProps) {
  const t = useTranslations('tickets')
  const format = useFormat()
  const stateOf = useRequestState()
  const { ticketId, subject, message, status, priority, name, createdAt, plant } = ticket
  const isForAgent = to !== '/tickets/$ticketId'
  // It has no number yet, and so no page.
  if (ticket.isPending)
    return (
      <div className={classes.card}>
        <PendingMark />
        <b>{subject ?? t('noSubject')}</b>
        <span className={classes.message}>{message}</span>
      </div>
    )
  return (
    <Link to={to} params={{ ticketId }} className={classes.card}>
      <span className={classes.badges}>
        <Badge tone={STATUS_TONES[status]}>{t(status)}</Badge>
        {isForAgent && priority === 'high' && <Badge tone="destructive">{t(priority)}</Badge>}
        <span className={classes.id}>{ticketId}</span>
      </span>
      <b>{subject ?? t('noSubject')}</b>
      <span className={classes.message}>{message}</span>
      {plant && <Plant plant={plant} />}
      {!isForAgent && status === 'open' && <span className={classes.meta}>{stateOf(ticket)}</span>}
      <span className={classes.meta}>
        <Value>{isForAgent && `${name} · `}</Value>
        <time dateTime={createdAt}>{format.dateTime(dateAt(createdAt), { dateStyle: 'medium' })}</time>
      </span>
    </Link>
  )
}

function Plant({ plant }: { plant: NonNullable<StaffTicket['plant']> }) {
  const t = useTranslations('tickets')
  const wordsOf = usePlantWords()
  return (
    <span className={classes.plant}>
      {plant.photoId && <PhotoThumb id={plant.photoId} alt={t('photoOf')} />}
      <Value>{wordsOf(plant)}</Value>
    </span>
  )
}
