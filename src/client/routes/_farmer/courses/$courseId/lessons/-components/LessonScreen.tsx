import { trpc } from '#client/api/hooks.ts'
import { StepFrame } from '#client/features/learning/StepFrame.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import classes from './LessonScreen.module.css'
import { LessonView } from './LessonView.tsx'

/** A lesson of a course. */
export function LessonScreen({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const t = useTranslations('learning.lesson')
  const lesson = trpc.learning.lessons.show.useQuery({ id: lessonId })
  return (
    <StepFrame courseId={courseId} step={lesson} notFound={t('notFound')} className={classes.page}>
      {(lesson, course) => <LessonView lesson={lesson} course={course} />}
    </StepFrame>
  )
}
