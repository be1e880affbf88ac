import { Button } from '@mantine/core'
import { IconBook, IconLogout, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AppHeader } from '#client/components/AppHeader.tsx'
import type { User } from '#domain/session.schema.ts'
import classes from './AdminDashboard.module.css'

export function AdminHeader({ user, leaving, onLogout }: { user: User; leaving: boolean; onLogout: () => void }) {
  const t = useTranslations('admin')
  return (
    <>
      <AppHeader home="/admin" />
      <section className={classes.who} aria-label={t('role')}>
        <span>
          <b>{user.fullName}</b> · {t('role')}
        </span>
        <div className={classes.doors}>
          <Button
            component={Link}
            to="/admin/courses"
            variant="default"
            leftSection={<IconBook size={18} aria-hidden="true" />}
          >
            {t('courses.title')}
          </Button>
          <Button
            component={Link}
            to="/admin/settings"
            variant="default"
            leftSection={<IconSettings size={18} aria-hidden="true" />}
          >
            {t('settings.title')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconLogout size={18} aria-hidden="true" />}
            loading={leaving}
            onClick={onLogout}
          >
            {t('logout')}
          </Button>
        </div>
      </section>
    </>
  )
}
