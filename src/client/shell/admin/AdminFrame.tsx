import { Button, Loader } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useSessionGuard } from '#client/api/useSessionGuard.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { loseSession } from '#client/phone/session.ts'
import { QueryView } from '#client/query/QueryView.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import type { User } from '#domain/people/session.schema.ts'
import frame from '../Frame.module.css'
import { HelpFoot } from '../HelpFoot.tsx'
import classes from './AdminFrame.module.css'
import { AdminHeader } from './AdminHeader.tsx'
import { UntranslatedNotice } from './UntranslatedNotice.tsx'

/** The frame of the administration. What the browser stores of the session opens it; the server's word decides. */
export function AdminFrame() {
  useSessionGuard()
  const status = trpc.auth.status.useQuery()
  return (
    <QueryView query={status} skeleton={<Authenticating />}>
      {({ user }) => {
        if (!user) return <SignedOut />
        return user.role === 'admin' ? <Page user={user} /> : <AccessDenied />
      }}
    </QueryView>
  )
}

const Page = ({ user }: { user: User }) => (
  <>
    <SkipLink />
    <AdminHeader user={user} />
    <main id="content" tabIndex={-1} className={classes.content}>
      <UntranslatedNotice />
      <Outlet />
    </main>
    <HelpFoot />
  </>
)

function SkipLink() {
  const t = useTranslations('common.app')
  return (
    <a href="#content" className={frame.skip}>
      {t('skip')}
    </a>
  )
}

/** The session that the browser remembers is over on the server: it ends here too, and the guard asks to sign in. */
function SignedOut() {
  useEffect(loseSession, [])
  return <Authenticating />
}

function Authenticating() {
  const t = useTranslations('admin')
  return (
    <div className={classes.whole}>
      <Loader size="sm" />
      <p>{t('authenticating')}</p>
    </div>
  )
}

function AccessDenied() {
  const t = useTranslations('admin')
  const action = useTranslations('common.action')
  return (
    <main className={classes.whole}>
      <EmptyState
        drawing={<IconLock size={38} stroke={1.6} aria-hidden="true" />}
        text={t('denied')}
        hint={t('deniedText')}
        action={
          <Button component="a" href="/select">
            {action('home')}
          </Button>
        }
      />
    </main>
  )
}
