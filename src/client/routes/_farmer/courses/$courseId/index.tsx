import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { CourseScreen } from './-components/CourseScreen.tsx'

export const Route = createFileRoute('/_farmer/courses/$courseId/')({
  beforeLoad: () => Promise.all([needMessages('learning'), needMessages('courses')]),
  component: Screen,
})

function Screen() {
  const { courseId } = Route.useParams()
  return <CourseScreen key={courseId} courseId={courseId} />
}
