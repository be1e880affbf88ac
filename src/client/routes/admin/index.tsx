import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AdminDashboard } from './-components/AdminDashboard.tsx'
import { requireAdmin } from './-components/requireAdmin.ts'

export const Route = createFileRoute('/admin/')({
  beforeLoad: async () => {
    await needMessages('admin')
    requireAdmin()
  },
  component: AdminDashboard,
})
