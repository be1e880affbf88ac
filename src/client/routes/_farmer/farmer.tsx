import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PageTitle } from '#client/components/PageTitle.tsx'

export const Route = createFileRoute('/_farmer/farmer')({
  component: Screen,
})

function Screen() {
  const t = useTranslations('common.nav')
  return <PageTitle>{t('home')}</PageTitle>
}
