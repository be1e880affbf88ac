import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { LessonScreen } from './-components/LessonScreen.tsx'

export const Route = createFileRoute('/_farmer/courses/$courseId/lessons/$lessonId')({
  staticData: { hasNoBar: true },
  beforeLoad: () => needMessages('learning'),
  component: Screen,
})

function Screen() {
  const { courseId, lessonId } = Route.useParams()
  return <LessonScreen key={lessonId} courseId={courseId} lessonId={lessonId} />
}
