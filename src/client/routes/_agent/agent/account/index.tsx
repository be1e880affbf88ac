import { createFileRoute } from '@tanstack/react-router'
import { requireRole } from '#client/api/guards.ts'
import { AccountSecurity } from '#client/features/people/security/AccountSecurity.tsx'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SignOutButton } from '#client/shell/sign-out/SignOutButton.tsx'
import grid from '#client/ui/page/grid.module.css'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import classes from './-components/AgentAccount.module.css'

export const Route = createFileRoute('/_agent/agent/account/')({
  beforeLoad: async ({ location: { href }, preload }) => {
    await Promise.all([
      needMessages('security'),
      needMessages('profile'),
      // An administrator's account is an admin page.
      requireRole('extension_agent', { href, preload }),
    ])
  },
  component: Screen,
})

function Screen() {
  const t = useTranslations('profile')
  return (
    <main className={classes.main}>
      <PageTitle>{t('account')}</PageTitle>
      <div className={`${classes.parts} ${grid.inOrder}`}>
        <AccountSecurity />
        <SignOutButton />
      </div>
    </main>
  )
}
