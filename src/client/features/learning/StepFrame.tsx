import { problemOf } from '#client/api/errors.ts'
import type { Shown } from '#client/i18n/shown.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { LearnerCourse } from '#client/offline/optimistic/learning.ts'
import { CardSkeletons } from '#client/ui/Skeletons.tsx'
import { BackLink } from './BackLink.tsx'
import { CourseGone } from './CourseGone.tsx'
import { LearningView } from './LearningView.tsx'
import { StepGone } from './StepGone.tsx'
import { type QueryState, together } from './together.ts'
import { useCourse } from './useCourse.ts'

type StepFrameProps<Step> = {
  courseId: string
  step: QueryState<Step>
  /** The title where there is no such step, or it is of another course. */
  notFound: string
  className: string | undefined
  children: (step: Step, course: LearnerCourse) => Shown
}

/** A lesson or a quiz with its course: both are loaded at once, and shown when both are there. */
export function StepFrame<Step extends { courseId: string }>(props: StepFrameProps<Step>) {
  const { courseId, step, notFound, className, children } = props
  const t = useTranslations('learning.course')
  const course = useCourse(courseId)
  const refusal = problemOf(step.error)
  if (course.isGone)
    return (
      <div className={className}>
        <BackLink />
        <CourseGone wasHere={course.data !== undefined} />
      </div>
    )
  return (
    <div className={className}>
      <BackLink course={{ id: courseId, title: course.data?.title }} />
      {refusal === 'notEnrolled' ? (
        <StepGone courseId={courseId} title={t('enrollFirst')} hint={t('priced')} />
      ) : refusal === 'notFound' || (step.data && step.data.courseId !== courseId) ? (
        <StepGone courseId={courseId} title={notFound} hint={t('notFoundHint')} />
      ) : (
        <LearningView query={together(step, course)} skeleton={<CardSkeletons count={2} height={300} />}>
          {([found, ofCourse]) => children(found, ofCourse)}
        </LearningView>
      )}
    </div>
  )
}
