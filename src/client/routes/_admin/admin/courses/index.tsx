import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AdminCoursesScreen } from './-components/AdminCoursesScreen.tsx'

export const Route = createFileRoute('/_admin/admin/courses/')({
  beforeLoad: () => Promise.all([needMessages('learning'), needMessages('table')]),
  component: AdminCoursesScreen,
})
