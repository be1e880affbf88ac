import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { requireAdmin } from '#client/api/requireAdmin.ts'
import { AccountSecurity } from '#client/features/people/security/AccountSecurity.tsx'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AdminFrame } from '#client/shell/admin/AdminFrame.tsx'
import { DeskTitle } from '#client/ui/page/DeskTitle.tsx'

export const Route = createFileRoute('/admin/account/')({
  beforeLoad: async () => {
    await Promise.all([needMessages('admin'), needMessages('security'), needMessages('profile')])
    requireAdmin()
  },
  component: Screen,
})

function Screen() {
  const t = useTranslations('profile')
  return (
    <AdminFrame>
      <DeskTitle>{t('account')}</DeskTitle>
      <AccountSecurity />
    </AdminFrame>
  )
}
