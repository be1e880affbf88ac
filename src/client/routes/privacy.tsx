import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { PrivacyPage } from './-components/PrivacyPage.tsx'

export const Route = createFileRoute('/privacy')({
  beforeLoad: () => needMessages('papers'),
  component: PrivacyPage,
})
