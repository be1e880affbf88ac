import '@mantine/core/styles/Tabs.layer.css'
import { Button, Tabs } from '@mantine/core'
import { IconBellOff, IconChecks } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PAGED } from '#client/offline/cache/paged.ts'
import { NOTIFICATION_PAGE, optimisticNotificationPages } from '#client/offline/optimistic/notifications.ts'
import { useOptimistic } from '#client/offline/optimistic/useOptimistic.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { SheetDialog } from '#client/ui/dialog/SheetDialog.tsx'
import { TabList } from '#client/ui/dialog/TabList.tsx'
import tabs from '#client/ui/dialog/tabs.module.css'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { MoreButton } from '#client/ui/MoreButton.tsx'
import { MAX } from '#domain/bounds.ts'
import type { Notification } from '#domain/messaging/notification.schema.ts'
import { NOTIFICATION_TYPES } from '#domain/messaging/notification.ts'
import { ownPath } from '#domain/sync/own-path.ts'
import { NotificationItem } from './NotificationItem.tsx'
import classes from './NotificationsDialog.module.css'

const TABS = ['all', ...NOTIFICATION_TYPES] as const

export default function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('farmer.notifications')
  const select = useOptimistic(optimisticNotificationPages)
  const list = trpc.farmer.notifications.page.useInfiniteQuery(NOTIFICATION_PAGE, { ...PAGED, select })
  const { read, readAll, markUnread, remove } = useNotificationActions(list.data)
  const navigate = useNavigate()

  const open = ({ id, isRead, link }: Notification) => {
    if (!isRead) read.mutate({ id })
    const path = ownPath(link ?? undefined)
    // Replaces the dialog in the history: Back leads to the screen beneath it.
    if (path) void navigate({ href: path, replace: true })
  }
  return (
    <SheetDialog onClose={onClose} title={t('title')}>
      <Tabs defaultValue="all" keepMounted={false}>
        <TabList>
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(tab)}
            </Tabs.Tab>
          ))}
        </TabList>
        {list.data?.some(({ isRead }) => !isRead) && (
          <Button
            variant="subtle"
            className={classes.markAll}
            leftSection={<IconChecks size={18} aria-hidden="true" />}
            onClick={() => readAll.mutate({ until: list.data?.[0]?.timestamp })}
          >
            {t('markAll')}
          </Button>
        )}
        {TABS.map((tab) => (
          <Tabs.Panel key={tab} value={tab} className={tabs.panel}>
            <QueryView query={{ ...list, data: list.data?.filter(ofType(tab)) }} empty={<NoNotifications />}>
              {(items) => (
                <ul className={classes.list}>
                  {items.map((item) => (
                    <NotificationItem
                      key={item.id}
                      notification={item}
                      onOpen={() => open(item)}
                      onMarkUnread={() => markUnread.mutate({ ids: [item.id] })}
                      onRemove={() => remove.mutate({ id: item.id })}
                    />
                  ))}
                </ul>
              )}
            </QueryView>
            <div className={classes.more}>
              <MoreButton pages={list}>{t('more')}</MoreButton>
            </div>
          </Tabs.Panel>
        ))}
      </Tabs>
    </SheetDialog>
  )
}

const ofType = (tab: (typeof TABS)[number]) => (item: Notification) => tab === 'all' || item.type === tab

function NoNotifications() {
  const t = useTranslations('farmer.notifications')
  return <EmptyState drawing={<IconBellOff size={38} stroke={1.6} aria-hidden="true" />} text={t('none')} />
}

function useNotificationActions(list: Notification[] = []) {
  const t = useTranslations('farmer.notifications')
  const { read, readAll, markUnread, remove } = api.farmer.notifications
  const failed = t('failed')
  const undo = useUndo(markUnread.mutate)
  // Without a connection the phone knows only those that it has loaded.
  const unread = list.filter(({ isRead }) => !isRead).map(({ id }) => id)
  const undoOf = (known: string[]) => {
    const ids = (known.length > 0 ? known : unread).slice(0, MAX.unreadAgain)
    return ids.length > 0 ? () => undo.mutate({ ids }) : undefined
  }
  return {
    read: useWrite(read.mutate, { failed }),
    readAll: useWrite(readAll.mutate, {
      done: ({ ids }) => ({ title: t('allRead'), undo: undoOf(ids) }),
      failed,
    }),
    markUnread: useWrite(markUnread.mutate, { failed }),
    remove: useWrite(remove.mutate, { done: { title: t('removed') }, failed }),
  }
}
