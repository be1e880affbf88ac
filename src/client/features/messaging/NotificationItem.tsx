import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconBulb, IconChartLine, IconCloud, IconInfoCircle, IconMail, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { digits } from '#client/i18n/digits.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { now } from '#client/phone/clock.ts'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { Question } from '#client/ui/Question.tsx'
import whole from '#client/ui/styles/whole-card.module.css'
import { Value } from '#client/ui/value/Value.tsx'
import type { Notification } from '#domain/messaging/notification.schema.ts'
import { hoursSince } from '#domain/messaging/notification.ts'
import classes from './NotificationItem.module.css'
import { useNotificationWords } from './useNotificationWords.ts'

const ICONS = { advisory: IconBulb, weather: IconCloud, market: IconChartLine, system: IconInfoCircle }

type NotificationItemProps = {
  notification: Notification
  onOpen: () => void
  onMarkUnread: () => void
  onRemove: () => void
}

/** A notification: opens where it leads, can be marked as unread, and deleted after a question. */
export function NotificationItem({ notification, onOpen, onMarkUnread, onRemove }: NotificationItemProps) {
  const t = useTranslations('farmer.notifications')
  const { type, isRead, timestamp } = notification
  const { title, message } = useNotificationWords()(notification)
  const [answer, setAnswer] = useState<'asking' | 'keeps'>()
  const Icon = ICONS[type]
  if (answer === 'asking')
    return (
      <li>
        <Question
          keep={t('removeKeep')}
          confirm={t('removeConfirm')}
          onKeep={() => setAnswer('keeps')}
          onConfirm={onRemove}
        >
          <p>{t('removeQuestion', { title })}</p>
        </Question>
      </li>
    )
  return (
    <li className={`${classes.item} ${whole.card}`} data-unread={!isRead}>
      <UnstyledButton className={`${classes.body} ${whole.cover}`} onClick={onOpen}>
        <span className={classes.icon}>
          <Icon size={20} aria-hidden="true" />
        </span>
        <span className={classes.words}>
          <span className={classes.title}>
            <Value>{title}</Value>
            {!isRead && <span className={classes.dot}>{t('unread')}</span>}
          </span>
          <span className={classes.message}>{message}</span>
          <Age of={timestamp} />
        </span>
      </UnstyledButton>
      <span className={`${classes.tools} ${whole.above}`}>
        {isRead && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('markUnreadNamed', { title })}
            title={t('markUnread')}
            onClick={onMarkUnread}
          >
            <IconMail size={18} aria-hidden="true" />
          </ActionIcon>
        )}
        <ActionIcon
          ref={answer && catchFocus}
          variant="subtle"
          color="gray"
          aria-label={t('removeNamed', { title })}
          title={t('remove')}
          onClick={() => setAnswer('asking')}
        >
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </span>
    </li>
  )
}

/** Under an hour 'Just now', under a day 'Nh ago', otherwise the date. */
function Age({ of: timestamp }: { of: string }) {
  const t = useTranslations('farmer.notifications')
  const format = useFormat()
  const hours = hoursSince(timestamp, now())
  const date = format.dateTime(new Date(timestamp), { day: 'numeric', month: 'short', year: 'numeric' })
  const recent = hours < 1 ? t('justNow') : t('hoursAgo', { hours: digits(hours) })
  return (
    <time className={classes.age} dateTime={timestamp} title={date}>
      {hours < 24 ? recent : date}
    </time>
  )
}
