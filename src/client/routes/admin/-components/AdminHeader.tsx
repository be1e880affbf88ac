import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { AppHeader } from '#client/components/AppHeader.tsx'
import type { User } from '#domain/session.schema.ts'
import classes from './AdminDashboard.module.css'

export function AdminHeader({ user, leaving, onLogout }: { user: User; leaving: boolean; onLogout: () => void }) {
  const t = useTranslations('admin')
  return (
    <>
      <AppHeader home="/admin" />
      <div className={classes.who}>
        <span>
          <b>{user.fullName}</b> · {t('role')}
        </span>
        <Button
          variant="default"
          leftSection={<IconLogout size={18} aria-hidden="true" />}
          loading={leaving}
          onClick={onLogout}
        >
          {t('logout')}
        </Button>
      </div>
    </>
  )
}
