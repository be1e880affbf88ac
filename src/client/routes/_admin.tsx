import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#client/api/requireAdmin.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AdminFrame } from '#client/shell/admin/AdminFrame.tsx'

export const Route = createFileRoute('/_admin')({
  beforeLoad: async () => {
    await needMessages('admin')
    requireAdmin()
  },
  component: AdminFrame,
})
