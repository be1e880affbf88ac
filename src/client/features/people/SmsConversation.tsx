import { useFormatter, useTranslations } from 'use-intl'
import { trpc } from '#client/api/hooks.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { QueryView } from '#client/ui/QueryView.tsx'
import type { SmsStatus } from '#domain/messaging/sms.ts'
import classes from './SmsForm.module.css'

const TONES: Record<SmsStatus, BadgeTone> = { pending: 'warm', sent: 'info', delivered: 'good', failed: 'destructive' }
const SHOWN = 20

/** The last text messages to a farmer, and what became of each. */
export function SmsConversation({ farmerId }: { farmerId: string }) {
  const t = useTranslations('agent.sms')
  const format = useFormatter()
  const messages = trpc.agent.sms.conversation.useQuery({ farmerId, limit: SHOWN })
  return (
    <QueryView query={{ ...messages, data: messages.data?.items }} empty={<EmptyState text={t('none')} />}>
      {(shown) => (
        <ul className={classes.messages}>
          {shown.map(({ id, message, status, createdAt, errorMessage }) => (
            <li key={id}>
              <span>{message}</span>
              <span className={classes.meta}>
                <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
                <time dateTime={createdAt}>
                  {format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
                {errorMessage && <span>{errorMessage}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
