import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { Overview } from './-components/Overview.tsx'

export const Route = createFileRoute('/_admin/admin/')({
  beforeLoad: () => needMessages('desk'),
  component: Overview,
})
