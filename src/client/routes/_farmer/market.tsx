import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PageTitle } from '#client/components/PageTitle.tsx'

export const Route = createFileRoute('/_farmer/market')({
  component: Screen,
})

function Screen() {
  const t = useTranslations('farmer.market')
  return <PageTitle>{t('title')}</PageTitle>
}
