import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { HealthScreen } from './-components/HealthScreen.tsx'

export const Route = createFileRoute('/_admin/admin/health/')({
  beforeLoad: () => needMessages('desk'),
  component: HealthScreen,
})
