import { useState } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { StepNavigation } from '#client/features/learning/StepNavigation.tsx'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { LearnerCourse } from '#client/offline/optimistic/learning.ts'
import { useSession } from '#client/phone/session.ts'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { Quiz, QuizResult } from '#domain/learning/learning.schema.ts'
import { isStepDone, neighbours } from '#domain/learning/outline.ts'
import { Attempts } from './Attempts.tsx'
import { QuizForm } from './QuizForm.tsx'
import { QuizResults } from './QuizResults.tsx'
import classes from './QuizScreen.module.css'
import { useMarkedLater } from './useMarkedLater.ts'
import { WaitingAttempt } from './WaitingAttempt.tsx'

/** Answering, waiting for the connection, or the result; below it the attempts so far and the way on. */
export function QuizView({ quiz, course }: { quiz: Quiz; course: LearnerCourse }) {
  const t = useTranslations('courses.quiz')
  const format = useFormat()
  const utils = trpc.useUtils()
  const isSignedIn = useSession() !== null
  const attempts = trpc.learning.quizzes.attempts.useQuery(
    { id: quiz.id },
    // What was answered on another phone changes no list either.
    { enabled: isSignedIn, refetchOnMount: 'always' },
  )
  const [result, setResult] = useState<QuizResult | null>(null)
  const show = (marked: QuizResult | null) => {
    void utils.learning.quizzes.attempts.invalidate({ id: quiz.id })
    if (marked) setResult(marked)
  }
  const isWaiting = useMarkedLater(quiz.id, show)
  const step = { kind: 'quiz', id: quiz.id } as const
  const hasPassed = isStepDone(step, course.enrollment)
  const isAnswering = !result && !isWaiting
  return (
    <>
      <PageTitle isPlain lang="en">
        {quiz.title}
      </PageTitle>
      {isAnswering && (
        <p className={classes.hint}>
          <span lang="en">{quiz.description}</span>{' '}
          <Value>{t('passAt', { percent: format.number(quiz.passingScore / 100, { style: 'percent' }) })}</Value>
        </p>
      )}
      {isAnswering && hasPassed && <p className={classes.note}>{t('practice')}</p>}
      {result ? (
        <QuizResults quiz={quiz} result={result} onAgain={() => setResult(null)} />
      ) : isWaiting ? (
        <WaitingAttempt />
      ) : (
        // Changed questions are another form: it begins with the answers that can still be given.
        <QuizForm key={JSON.stringify(quiz.questions)} quiz={quiz} onMarked={show} />
      )}
      {attempts.data && attempts.data.length > 0 && <Attempts attempts={attempts.data} />}
      <StepNavigation courseId={course.id} {...neighbours(course.modules, step)} />
    </>
  )
}
