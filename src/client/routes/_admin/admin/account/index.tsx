import { createFileRoute } from '@tanstack/react-router'
import { AccountSecurity } from '#client/features/people/security/AccountSecurity.tsx'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'

export const Route = createFileRoute('/_admin/admin/account/')({
  beforeLoad: () => Promise.all([needMessages('security'), needMessages('profile')]),
  component: Screen,
})

function Screen() {
  const t = useTranslations('profile')
  return (
    <>
      <PageTitle isPlain>{t('account')}</PageTitle>
      <AccountSecurity />
    </>
  )
}
