import { useTranslations } from 'use-intl'
import { showToast } from '#client/components/toasts.ts'
import { trpc } from '#client/trpc.ts'
import { DEMO_ADMIN } from '#domain/demo.ts'
import { CREATE_ADMIN } from '#domain/installation.ts'
import { AccountPage } from '../../../-components/AccountPage.tsx'
import { SignInForm } from '../../../-components/SignInForm.tsx'

export function AdminLoginScreen({ onDone }: { onDone: () => void }) {
  const t = useTranslations('admin.login')
  const { data: status } = trpc.auth.status.useQuery()
  const leadOf = (known: typeof status) => {
    if (known?.demo) return t('demo', DEMO_ADMIN)
    return known?.lacksAdministrator ? t('first', { command: CREATE_ADMIN }) : undefined
  }
  return (
    <AccountPage title={t('title')} lead={leadOf(status)}>
      <SignInForm
        onDone={({ fullName }) => {
          showToast({ title: t('success'), text: t('successText', { name: fullName }), tone: 'good' })
          onDone()
        }}
      />
    </AccountPage>
  )
}
