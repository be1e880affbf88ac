import type { Shown } from '#client/i18n/shown.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import { Photo } from '#client/ui/photo/Photo.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import { SAMPLE_AGENTS } from '#domain/support/agents.ts'
import type { Conversation as Talk } from '#domain/support/contact.schema.ts'
import classes from './Conversation.module.css'
import { STATUS_TONES } from './ticket-words.ts'
import { usePlantWords } from './usePlantWords.ts'

type ConversationProps = { talk: Talk; viewer: 'sender' | 'agent' }

/** A request for help and its replies; the viewer's own messages on the right. */
export function Conversation({ talk, viewer }: ConversationProps) {
  const t = useTranslations('tickets')
  const format = useFormat()
  const { ticketId, name, message, status, priority, category, agentId, createdAt, replies, assignee, plant } = talk
  const agent = SAMPLE_AGENTS.find(({ id }) => id === agentId)
  const isSender = viewer === 'sender'
  const authorOf = ({ bySender, author }: Talk['replies'][number]) =>
    isSender === bySender && isSender ? t('you') : (author ?? t('agent'))
  return (
    <>
      <Card className={classes.facts}>
        <Badge tone={STATUS_TONES[status]}>{t(status)}</Badge>
        <Badge tone={priority === 'high' ? 'destructive' : 'secondary'}>{t(priority)}</Badge>
        <Badge tone="info">{t(category)}</Badge>
        <span className={classes.id}>{ticketId}</span>
        <span className={classes.sent}>
          <Value>
            {t('sent', { date: format.dateTime(dateAt(createdAt), { dateStyle: 'medium', timeStyle: 'short' }) })}
          </Value>
          <Value>{agent && ` · ${t('chosen', { name: agent.name })}`}</Value>
          <Value>{assignee && ` · ${t('assignedToast', { name: assignee.fullName })}`}</Value>
        </span>
      </Card>
      <ol className={classes.talk} aria-label={t('conversation')}>
        <Message author={isSender ? t('you') : name} at={createdAt} isMine={isSender}>
          <p>{message}</p>
          {plant && <Plant plant={plant} />}
        </Message>
        {replies.map((reply) => (
          <Message key={reply.id} author={authorOf(reply)} at={reply.createdAt} isMine={isSender === reply.bySender}>
            <p>{reply.message}</p>
            {isPending(reply) && <PendingMark />}
          </Message>
        ))}
      </ol>
    </>
  )
}

/** Whether a reply waits on this phone. */
const isPending = (reply: Pending<Talk['replies'][number]>) => reply.isPending === true

function Plant({ plant }: { plant: NonNullable<Talk['plant']> }) {
  const t = useTranslations('tickets')
  const wordsOf = usePlantWords()
  const words = { show: t('showPhoto'), failed: t('photoFailed'), alt: t('photoOf') }
  return (
    <>
      {plant.photoId && <Photo id={plant.photoId} words={words} />}
      <span className={classes.author}>{wordsOf(plant)}</span>
    </>
  )
}

type MessageProps = { author: string; at: string; isMine: boolean; children: Shown }

function Message({ author, at, isMine, children }: MessageProps) {
  const format = useFormat()
  return (
    <li className={classes.message} data-mine={isMine}>
      <span className={classes.author}>
        <b>{author}</b>{' '}
        <time dateTime={at}>
          {format.dateTime(dateAt(at), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })}
        </time>
      </span>
      {children}
    </li>
  )
}
