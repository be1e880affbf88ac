import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { AgentCoursesScreen } from './-components/AgentCoursesScreen.tsx'

export const Route = createFileRoute('/_agent/agent/courses/')({
  beforeLoad: () => Promise.all([needMessages('teaching'), needMessages('learning')]),
  component: AgentCoursesScreen,
})
