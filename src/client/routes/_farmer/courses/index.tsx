import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { CoursesScreen } from './-components/CoursesScreen.tsx'

export const Route = createFileRoute('/_farmer/courses/')({
  beforeLoad: () => needMessages('learning'),
  component: CoursesScreen,
})
