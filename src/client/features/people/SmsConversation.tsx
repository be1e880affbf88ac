import { useFormatter, useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { QueryView } from '#client/ui/QueryView.tsx'
import type { ConversationLine } from '#domain/messaging/menu/inbox.schema.ts'
import type { SmsStatus } from '#domain/messaging/sms.ts'
import classes from './SmsForm.module.css'

const TONES: Record<SmsStatus, BadgeTone> = { pending: 'warm', sent: 'info', delivered: 'good', failed: 'destructive' }
const SHOWN = 20

/** The last text messages to a farmer, with what became of each, and those that the farmer wrote. */
export function SmsConversation({ farmerId }: { farmerId: string }) {
  const t = useTranslations('agent.sms')
  const messages = trpc.agent.sms.conversation.useQuery(
    { farmerId, limit: SHOWN },
    // The farmer writes, and the gateway reports.
    { refetchOnMount: 'always' },
  )
  return (
    <QueryView query={{ ...messages, data: messages.data?.items }} empty={<EmptyState text={t('none')} />}>
      {(shown) => (
        <ul className={classes.messages}>
          {shown.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function Line({ line }: { line: ConversationLine }) {
  const t = useTranslations('agent.sms')
  const format = useFormatter()
  return (
    <li className={line.kind === 'received' ? classes.received : undefined}>
      <span>{line.message}</span>
      <span className={classes.meta}>
        {line.kind === 'received' ? (
          <Badge tone="secondary">{t('received')}</Badge>
        ) : (
          <Badge tone={TONES[line.status]}>{t(`status.${line.status}`)}</Badge>
        )}
        <time dateTime={line.createdAt}>
          {format.dateTime(new Date(line.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {line.kind === 'sent' && line.errorMessage && <span>{line.errorMessage}</span>}
      </span>
    </li>
  )
}
