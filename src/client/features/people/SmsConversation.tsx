import { trpc } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TEXTS_SHOWN } from '#client/offline/agent/agent-questions.ts'
import { waitingTexts } from '#client/offline/optimistic/text-messages.ts'
import { useOutbox } from '#client/offline/outbox/outbox-state.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import { dateAt } from '#domain/dates.ts'
import type { ConversationLine } from '#domain/messaging/menu/inbox.schema.ts'
import type { SmsStatus } from '#domain/messaging/sms.ts'
import classes from './SmsForm.module.css'

const TONES: Record<SmsStatus, BadgeTone> = { pending: 'warm', sent: 'info', delivered: 'good', failed: 'destructive' }

/** The last text messages to a farmer, with what became of each, and those that the farmer wrote. */
export function SmsConversation({ farmerId }: { farmerId: string }) {
  const t = useTranslations('agent.sms')
  const messages = trpc.agent.sms.conversation.useQuery(
    { farmerId, limit: TEXTS_SHOWN },
    // The farmer writes, and the gateway reports.
    { refetchOnMount: 'always' },
  )
  const { entries } = useOutbox()
  const waiting = waitingTexts(entries, farmerId)
  return (
    <>
      {waiting.length > 0 && (
        <ul className={classes.messages} aria-label={t('waiting')}>
          {waiting.map(({ key, message, createdAt }) => (
            <li key={key}>
              <span>{message}</span>
              <span className={classes.meta}>
                <PendingMark /> <Written at={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <QueryView
        query={{ ...messages, data: messages.data?.items }}
        empty={waiting.length === 0 && <EmptyState text={t('none')} />}
      >
        {(shown) => (
          <ul className={classes.messages}>
            {shown.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        )}
      </QueryView>
    </>
  )
}

function Line({ line }: { line: ConversationLine }) {
  const t = useTranslations('agent.sms')
  return (
    <li className={line.kind === 'received' ? classes.received : undefined}>
      <span>{line.message}</span>
      <span className={classes.meta}>
        {line.kind === 'received' ? (
          <Badge tone="secondary">{t('received')}</Badge>
        ) : (
          <Badge tone={TONES[line.status]}>{t(`status.${line.status}`)}</Badge>
        )}
        <Written at={line.createdAt} />
        {line.kind === 'sent' && line.errorMessage && <span>{line.errorMessage}</span>}
      </span>
    </li>
  )
}

function Written({ at }: { at: string }) {
  const format = useFormat()
  return <time dateTime={at}>{format.dateTime(dateAt(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
}
