import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { dateAt } from '#domain/dates.ts'
import type { ListedSms } from '#domain/messaging/sms.schema.ts'
import type { SmsStatus } from '#domain/messaging/sms.ts'
import { spoken } from '#domain/phone.ts'
import classes from './Messages.module.css'

const TONES: Record<SmsStatus, BadgeTone> = { pending: 'warm', sent: 'info', delivered: 'good', failed: 'destructive' }

/** A text message: to whom, what it says, and what became of it. */
export function MessageCard({
  sms: { id, recipient, phone, message, status, createdAt, errorMessage },
}: {
  sms: ListedSms
}) {
  const t = useTranslations('agent.messages')
  const words = useTranslations('agent.sms.status')
  const format = useFormat()
  const retry = useWrite(api.agent.sms.retry.mutate, {
    done: { title: t('retried'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('retryFailed'),
    refresh: ({ agent }) => Promise.all([agent.sms.invalidate(), agent.dashboard.overview.invalidate()]),
  })
  const name = recipient ?? spoken(phone)
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <b>{name}</b>
        <Badge tone={TONES[status]}>{words(status)}</Badge>
      </div>
      <p className={classes.text}>{message}</p>
      <p className={classes.meta}>
        <time dateTime={createdAt}>
          {format.dateTime(dateAt(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {recipient && <span>{spoken(phone)}</span>}
      </p>
      {errorMessage && <p className={status === 'failed' ? classes.reason : classes.meta}>{errorMessage}</p>}
      {status === 'failed' && (
        <Button
          variant="default"
          className={classes.retry}
          aria-label={t('retryNamed', { name })}
          loading={retry.isPending}
          onClick={() => retry.mutate({ id })}
        >
          {t('retry')}
        </Button>
      )}
    </li>
  )
}
