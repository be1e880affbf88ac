import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { User } from '#domain/people/session.schema.ts'
import { AppHeader } from '../AppHeader.tsx'
import { SignOut } from '../sign-out/SignOut.tsx'
import classes from './AdminHeader.module.css'
import { AdminPlaces } from './AdminPlaces.tsx'
import { FindButton } from './palette/FindButton.tsx'

/** Who is in the admin area, and the admin area's places. */
export function AdminHeader({ user }: { user: User }) {
  const t = useTranslations('admin')
  return (
    <>
      <AppHeader home="/admin" />
      <section className={classes.who} aria-label={t('role')}>
        <Link
          to="/admin/account"
          className={classes.account}
          aria-label={`${t('account')}: ${user.fullName} · ${t('role')}`}
        >
          <span>
            <b>{user.fullName}</b> · {t('role')}
          </span>
          <IconChevronRight size={18} aria-hidden="true" />
        </Link>
        <FindButton userId={user.id} />
        <SignOut to="/admin/login" variant="subtle" color="leaf" px={10}>
          {t('logout')}
        </SignOut>
      </section>
      <AdminPlaces />
    </>
  )
}
