import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#client/api/requireAdmin.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AdminDashboard } from './-components/AdminDashboard.tsx'

export const Route = createFileRoute('/admin/')({
  beforeLoad: async () => {
    await needMessages('admin')
    requireAdmin()
  },
  component: AdminDashboard,
})
