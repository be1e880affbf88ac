import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#client/api/requireAdmin.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AdminCoursesScreen } from './-components/AdminCoursesScreen.tsx'

export const Route = createFileRoute('/admin/courses/')({
  beforeLoad: async () => {
    await Promise.all([needMessages('admin'), needMessages('learning')])
    requireAdmin()
  },
  component: AdminCoursesScreen,
})
