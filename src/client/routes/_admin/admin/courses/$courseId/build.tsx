import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { BuilderScreen } from './-components/BuilderScreen.tsx'

export const Route = createFileRoute('/_admin/admin/courses/$courseId/build')({
  beforeLoad: () => Promise.all([needMessages('desk'), needMessages('learning')]),
  component: Screen,
})

function Screen() {
  const { courseId } = Route.useParams()
  return <BuilderScreen key={courseId} courseId={courseId} />
}
