import { trpc } from '#client/api/hooks.ts'
import { StepFrame } from '#client/features/learning/StepFrame.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './QuizScreen.module.css'
import { QuizView } from './QuizView.tsx'

/** A quiz of a course: its questions one at a time, then what was right. */
export function QuizScreen({ courseId, quizId }: { courseId: string; quizId: string }) {
  const t = useTranslations('courses.quiz')
  // A changed question changes no list that phones synchronize.
  const quiz = trpc.learning.quizzes.get.useQuery({ id: quizId }, { refetchOnMount: 'always' })
  return (
    <StepFrame courseId={courseId} step={quiz} notFound={t('notFound')} className={classes.page}>
      {(quiz, course) => <QuizView quiz={quiz} course={course} />}
    </StepFrame>
  )
}
