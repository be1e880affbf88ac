import { createFileRoute } from '@tanstack/react-router'
import { needMessages } from '#client/i18n/catalogue.ts'
import { QuizScreen } from './-components/QuizScreen.tsx'

export const Route = createFileRoute('/_farmer/courses/$courseId/quizzes/$quizId')({
  staticData: { hasNoBar: true },
  beforeLoad: () => Promise.all([needMessages('learning'), needMessages('courses')]),
  component: Screen,
})

function Screen() {
  const { courseId, quizId } = Route.useParams()
  return <QuizScreen key={quizId} courseId={courseId} quizId={quizId} />
}
