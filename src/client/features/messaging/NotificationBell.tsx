import { UnstyledButton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useDeferredValue } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { needCropNamesUnlessEnglish } from '#client/i18n/crop-names.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { isHomeRestored } from '#client/offline/cache/restore-home.ts'
import {
  NOTIFICATION_PAGE,
  type NotificationPages,
  notificationsIn,
  optimisticUnread,
} from '#client/offline/optimistic/notifications.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import header from '#client/ui/HeaderIcon.module.css'
import classes from './NotificationBell.module.css'

/** Its messages load with it; without them a notification is shown as the server sent it. */
const NotificationsDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./NotificationsDialog.tsx'),
    needMessages('notifications').catch(() => undefined),
    needCropNamesUnlessEnglish(),
  ])
  return dialog
})

const cachedNotifications = () =>
  notificationsIn(
    queryClient.getQueryData<NotificationPages>(
      getQueryKey(trpc.farmer.notifications.page, NOTIFICATION_PAGE, 'infinite'),
    ),
  )

const applyPending = (unread: number, entries: readonly OutboxEntry[]) =>
  optimisticUnread(unread, entries, cachedNotifications())

/** The bell with the number of unread notifications. */
export function NotificationBell() {
  const t = useTranslations('farmer.notifications')
  const format = useFormat()
  const dialog = useDialog('notifications')
  // Asked with the queries of the screen, which renders after its frame: one request less.
  const isDue = useDeferredValue(true, isHomeRestored())
  const { data: unread = 0 } = trpc.farmer.notifications.unread.useQuery(undefined, {
    select: useOptimistic(applyPending),
    enabled: isDue,
  })
  return (
    <>
      <UnstyledButton
        className={header.icon}
        aria-label={t('bell', { count: unread })}
        onClick={() => dialog.open('notifications')}
      >
        <IconBell size={22} aria-hidden="true" />
        {unread > 0 && <span className={classes.count}>{unread > 99 ? '99+' : format.number(unread)}</span>}
      </UnstyledButton>
      {dialog.name && (
        <Suspense>
          <NotificationsDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
