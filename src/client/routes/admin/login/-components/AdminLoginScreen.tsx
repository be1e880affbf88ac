import { useTranslations } from 'use-intl'
import { showToast } from '#client/components/toasts.ts'
import { trpc } from '#client/trpc.ts'
import { DEMO_ADMIN } from '#domain/demo.ts'
import { AccountPage } from '../../../-components/AccountPage.tsx'
import { SignInForm } from '../../../-components/SignInForm.tsx'

export function AdminLoginScreen({ onDone }: { onDone: () => void }) {
  const t = useTranslations('admin.login')
  const { data: status } = trpc.auth.status.useQuery()
  return (
    <AccountPage title={t('title')} lead={status?.demo ? t('demo', DEMO_ADMIN) : undefined}>
      <SignInForm
        onDone={({ fullName }) => {
          showToast({ title: t('success'), text: t('successText', { name: fullName }), tone: 'good' })
          onDone()
        }}
      />
    </AccountPage>
  )
}
