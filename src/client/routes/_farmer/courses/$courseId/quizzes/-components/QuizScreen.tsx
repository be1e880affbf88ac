import { useTranslations } from 'use-intl'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { BackLink } from '#client/features/learning/BackLink.tsx'
import { CourseGone } from '#client/features/learning/CourseGone.tsx'
import { LearningView } from '#client/features/learning/LearningView.tsx'
import { StepGone } from '#client/features/learning/StepGone.tsx'
import { together } from '#client/features/learning/together.ts'
import { useCourse } from '#client/features/learning/useCourse.ts'
import { CardSkeletons } from '#client/ui/QueryView.tsx'
import classes from './QuizScreen.module.css'
import { QuizView } from './QuizView.tsx'

/** A quiz of a course: its questions one at a time, then what was right. */
export function QuizScreen({ courseId, quizId }: { courseId: string; quizId: string }) {
  const t = useTranslations('learning')
  const course = useCourse(courseId)
  const quiz = trpc.learning.quizzes.get.useQuery({ id: quizId }, { staleTime: Number.POSITIVE_INFINITY })
  const refusal = problemOf(quiz.error)
  if (course.isGone)
    return (
      <div className={classes.page}>
        <BackLink />
        <CourseGone wasHere={course.data !== undefined} />
      </div>
    )
  return (
    <div className={classes.page}>
      <BackLink course={{ id: courseId, title: course.data?.title }} />
      {refusal === 'notEnrolled' ? (
        <StepGone courseId={courseId} title={t('course.enrollFirst')} hint={t('course.priced')} />
      ) : refusal === 'notFound' || (quiz.data && quiz.data.courseId !== courseId) ? (
        <StepGone courseId={courseId} title={t('quiz.notFound')} hint={t('course.notFoundHint')} />
      ) : (
        <LearningView query={together(quiz, course)} skeleton={<CardSkeletons count={2} height={260} />}>
          {([quiz, course]) => <QuizView quiz={quiz} course={course} />}
        </LearningView>
      )}
    </div>
  )
}
