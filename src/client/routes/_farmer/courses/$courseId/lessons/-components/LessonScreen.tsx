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
import classes from './LessonScreen.module.css'
import { LessonView } from './LessonView.tsx'

/** A lesson of a course; both are loaded at once, and the lesson is shown when both are there. */
export function LessonScreen({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const t = useTranslations('learning')
  const course = useCourse(courseId)
  const lesson = trpc.learning.lessons.get.useQuery({ id: lessonId })
  const refusal = problemOf(lesson.error)
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
      ) : refusal === 'notFound' || (lesson.data && lesson.data.courseId !== courseId) ? (
        <StepGone courseId={courseId} title={t('lesson.notFound')} hint={t('course.notFoundHint')} />
      ) : (
        <LearningView query={together(lesson, course)} skeleton={<CardSkeletons count={2} height={320} />}>
          {([lesson, course]) => <LessonView lesson={lesson} course={course} />}
        </LearningView>
      )}
    </div>
  )
}
