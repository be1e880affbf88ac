import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AccountSecurity } from '../../-components/security/AccountSecurity.tsx'
import { AdminFrame } from '../-components/AdminFrame.tsx'
import { DeskTitle } from '../-components/DeskTitle.tsx'
import { requireAdmin } from '../-components/requireAdmin.ts'

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
