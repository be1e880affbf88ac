import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { requireRole } from '#client/api/guards.ts'
import { useSessionGuard } from '#client/api/useSessionGuard.ts'
import { AccountSecurity } from '#client/features/people/security/AccountSecurity.tsx'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AppHeader } from '#client/shell/AppHeader.tsx'
import { SignOutButton } from '#client/shell/SignOutButton.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
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
