import { createFileRoute, redirect } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { getSession } from '#client/session.ts'
import { AdminDashboard } from './-components/AdminDashboard.tsx'

export const Route = createFileRoute('/admin/')({
  beforeLoad: async () => {
    await needMessages('admin')
    const session = getSession()
    if (!session) throw redirect({ to: '/admin/login' })
    // The start page is a document of its own, outside the app.
    if (session.user.role !== 'admin') throw redirect({ href: '/', reloadDocument: true })
  },
  component: AdminDashboard,
})
