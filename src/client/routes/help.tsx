import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { HelpPage } from './-components/HelpPage.tsx'

export const Route = createFileRoute('/help')({
  beforeLoad: () => needMessages('papers'),
  component: HelpPage,
})
