import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PageTitle } from '#client/components/PageTitle.tsx'
import { needMessages } from '#client/i18n/catalogue.ts'

export const Route = createFileRoute('/_farmer/courses/')({
  beforeLoad: () => needMessages('learning'),
  component: Screen,
})

function Screen() {
  const t = useTranslations('learning')
  return <PageTitle>{t('title')}</PageTitle>
}
