import { Link } from '@tanstack/react-router'
import { trpc } from '#client/api/hooks.ts'
import type { OutputOf } from '#client/api/procedure-types.ts'
import { SignInForm } from '#client/features/people/SignInForm.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from '#client/shell/AccountPage.module.css'
import { AccountPage } from '#client/shell/AccountPage.tsx'
import { showToast } from '#client/ui/toast/toasts.ts'
import { CREATE_ADMIN } from '#domain/operations/installation.ts'
import { DEMO_ADMIN } from '#domain/people/demo.ts'

export function AdminLoginScreen({ onDone }: { onDone: () => void }) {
  const t = useTranslations('admin.login')
  const account = useTranslations('account.signIn')
  const { data: status } = trpc.auth.status.useQuery()
  return (
    <AccountPage title={t('title')} lead={leadOf(t, status)}>
      <SignInForm
        onDone={({ fullName }) => {
          showToast({ title: t('success'), text: t('successText', { name: fullName }), tone: 'good' })
          onDone()
        }}
      />
      <p>
        <Link to="/set-password" className={classes.other}>
          {account('haveCode')}
        </Link>
      </p>
    </AccountPage>
  )
}

type Words = ReturnType<typeof useTranslations<'admin.login'>>
type Status = Pick<OutputOf<'auth.status'>, 'demo' | 'lacksAdministrator'>

/** In a demo its credentials; without an administrator the command that creates the first one. */
function leadOf(t: Words, status: Status | undefined) {
  if (status?.demo) return t('demo', DEMO_ADMIN)
  if (!status?.lacksAdministrator) return undefined
  return (
    <>
      {t('first')} <code>{CREATE_ADMIN}</code>
    </>
  )
}
