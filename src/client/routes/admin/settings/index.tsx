import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#client/api/requireAdmin.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { SettingsScreen } from './-components/SettingsScreen.tsx'

export const Route = createFileRoute('/admin/settings/')({
  beforeLoad: async () => {
    await needMessages('admin')
    requireAdmin()
  },
  component: SettingsScreen,
})
