import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { requireRole } from '#client/areas.ts'
import { AppHeader } from '#client/components/AppHeader.tsx'
import { PageTitle } from '#client/components/PageTitle.tsx'
import { SignOutButton } from '#client/components/SignOutButton.tsx'
import { useSessionGuard } from '#client/hooks/useSessionGuard.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AccountSecurity } from '../../-components/security/AccountSecurity.tsx'
import classes from './-components/AgentAccount.module.css'

export const Route = createFileRoute('/agent/account/')({
  beforeLoad: async ({ location: { href }, preload }) => {
    await Promise.all([
      needMessages('security'),
      needMessages('profile'),
      requireRole('extension_agent', { href, preload }),
    ])
  },
  component: Screen,
})

/** No bell here: whoever has to set up sign-in with a code gets no news before. */
function Screen() {
  const t = useTranslations('profile')
  useSessionGuard()
  return (
    <div className={classes.page}>
      <AppHeader home="/agent" />
      <main className={classes.main}>
        <PageTitle>{t('account')}</PageTitle>
        <div className={classes.parts}>
          <AccountSecurity />
          <SignOutButton />
        </div>
      </main>
    </div>
  )
}
