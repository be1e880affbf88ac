import { UnstyledButton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { trpc } from '#client/trpc.ts'
import header from './AppHeader.module.css'
import classes from './NotificationBell.module.css'

const NotificationsDialog = lazy(() => import('./NotificationsDialog.tsx'))

/** The bell with the true number of unread notifications. */
export function NotificationBell() {
  const t = useTranslations('farmer.notifications')
  const [opened, setOpened] = useState(false)
  const { data: unread = 0 } = trpc.farmer.notifications.unread.useQuery()
  return (
    <>
      <UnstyledButton className={header.icon} aria-label={t('bell', { count: unread })} onClick={() => setOpened(true)}>
        <IconBell size={22} aria-hidden="true" />
        {unread > 0 && <span className={classes.count}>{unread > 99 ? '99+' : unread}</span>}
      </UnstyledButton>
      {opened && (
        <Suspense>
          <NotificationsDialog onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
