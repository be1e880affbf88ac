import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { dateAt } from '#domain/dates.ts'
import type { WaitingMessages } from '#domain/messaging/menu/inbox.schema.ts'
import { mayWishToStop } from '#domain/messaging/menu/topics.ts'
import { spoken } from '#domain/phone.ts'
import { AnswerForm } from './AnswerForm.tsx'
import classes from './Inbox.module.css'
import { LatestMessages } from './LatestMessages.tsx'
import { refreshInbox } from './refresh-inbox.ts'
import { TeachForm } from './TeachForm.tsx'

const WAYS = ['answer', 'teach'] as const

/** The messages of a number that wait: who wrote them, what they say, and the ways to deal with it in its place. */
export function InboxCard({ message: received }: { message: WaitingMessages }) {
  const { id, phone, message, createdAt, farmer, waiting, latest } = received
  const through = latest.at(-1)?.id
  const t = useTranslations('agent.inbox')
  const format = useFormat()
  const [way, setWay] = useState<(typeof WAYS)[number] | null>(null)
  const name = farmer?.fullName ?? spoken(phone)
  const dismiss = useWrite(api.agent.inbox.dismiss.mutate, {
    done: { title: t('dismissed'), tone: 'good' },
    failed: ({ reason }) => reason ?? t('failed'),
    refresh: refreshInbox,
  })
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <b>{name}</b>
        <time dateTime={createdAt} className={classes.meta}>
          {format.dateTime(dateAt(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </div>
      <p className={classes.text}>{message}</p>
      <LatestMessages latest={latest} left={waiting - 1 - latest.length} />
      {[message, ...latest.map((each) => each.message)].some(mayWishToStop) && (
        <Badge tone="warm">{t('mayStop')}</Badge>
      )}
      <a className={classes.phone} href={`tel:${phone}`}>
        {spoken(phone)}
      </a>
      <div className={classes.ways}>
        {WAYS.map((each) => (
          <Button
            key={each}
            variant={each === way ? 'light' : 'default'}
            aria-label={t(`${each}Named`, { name })}
            aria-expanded={each === way}
            onClick={() => setWay(each === way ? null : each)}
          >
            {t(each)}
          </Button>
        ))}
        <Button
          variant="subtle"
          aria-label={t('dismissNamed', { name })}
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate({ id, through })}
        >
          {t('dismiss')}
        </Button>
      </div>
      {way === 'answer' && <AnswerForm id={id} through={through} name={name} />}
      {way === 'teach' && <TeachForm received={received} name={name} />}
    </li>
  )
}
