import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { SettingsScreen } from './-components/SettingsScreen.tsx'

export const Route = createFileRoute('/_admin/admin/settings/')({
  beforeLoad: () => needMessages('desk'),
  component: SettingsScreen,
})
