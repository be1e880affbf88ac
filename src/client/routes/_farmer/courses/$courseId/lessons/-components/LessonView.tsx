import { lazy, Suspense, useMemo, useRef } from 'react'
import { Outline } from '#client/features/learning/Outline.tsx'
import { StepNavigation } from '#client/features/learning/StepNavigation.tsx'
import { LessonText } from '#client/features/learning/text/LessonText.tsx'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { LearnerCourse } from '#client/offline/optimistic/learning.ts'
import { Card } from '#client/ui/Card.tsx'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import { PageTitle } from '#client/ui/page/PageTitle.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { ShownLesson } from '#domain/learning/learning.schema.ts'
import { partsOf, spokenText } from '#domain/learning/lesson-text.ts'
import { isStepDone, neighbours } from '#domain/learning/outline.ts'
import { lessonPosition } from '#domain/learning/progress.ts'
import { Completion } from './Completion.tsx'
import classes from './LessonScreen.module.css'
import { LessonTools } from './LessonTools.tsx'
import { useReadingPlace } from './useReadingPlace.ts'
import { useTextSize } from './useTextSize.ts'

/** Most lessons are texts, and have no files. */
const Attachments = lazy(async () => ({ default: (await import('./files/Attachments.tsx')).Attachments }))
const LessonVideo = lazy(async () => ({ default: (await import('./files/LessonVideo.tsx')).LessonVideo }))

/** The lesson as it is read: its text, video and files, what follows, and the list of all lessons. */
export function LessonView({ lesson, course }: { lesson: ShownLesson; course: LearnerCourse }) {
  const t = useTranslations('learning.lesson')
  const parts = useMemo(() => partsOf(lesson.text), [lesson.text])
  const tasks = { done: t('taskDone'), toDo: t('taskToDo') }
  const size = useTextSize()
  const text = useRef<HTMLDivElement>(null)
  const step = { kind: 'lesson', id: lesson.id } as const
  const isDone = isStepDone(step, course.enrollment)
  useReadingPlace(lesson.id, text, isDone)
  const ids = course.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id))
  return (
    <div className={classes.parts}>
      <article className={classes.lesson}>
        <Position ids={ids} id={lesson.id} />
        <PageTitle isPlain lang="en">
          {lesson.title}
        </PageTitle>
        <LessonTools size={size} text={() => `${lesson.title}. ${spokenText(parts, tasks)}`} />
        {lesson.videoUrl && (
          <Suspense fallback={<div className={classes.video} />}>
            <LessonVideo lesson={lesson} url={lesson.videoUrl} poster={course.imageUrl} />
          </Suspense>
        )}
        <Card className={classes.paper} data-size={size.chosen} ref={text} lang="en">
          <LessonText parts={parts} />
        </Card>
        <Suspense>{lesson.attachments && <Attachments files={lesson.attachments} />}</Suspense>
        <Completion key={lesson.id} lesson={lesson} isDone={isDone} isWaiting={course.pending.includes(lesson.id)} />
        <StepNavigation courseId={course.id} {...neighbours(course.modules, step)} />
      </article>
      <aside className={classes.outline}>
        <Section title={t('all')}>
          <Card>
            <Outline course={course} here={step} />
          </Card>
        </Section>
      </aside>
    </div>
  )
}

/** Where the lesson stands in the course. */
function Position({ ids, id }: { ids: string[]; id: string }) {
  const t = useTranslations('learning.lesson')
  return (
    <div className={classes.position}>
      <span>
        <Value>{t('kind', { number: String(ids.indexOf(id) + 1), total: String(ids.length) })}</Value>
      </span>
      <ProgressBar label={t('position')} percent={lessonPosition(ids, id)} />
    </div>
  )
}
