import { IconCircle, IconCircleCheckFilled, IconClock, IconHelpCircle, IconVideo } from '@tabler/icons-react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { LearnerCourse } from '#client/offline/optimistic/learning.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { isStepDone, type Step } from '#domain/learning/outline.ts'
import classes from './Outline.module.css'
import { StepLink } from './StepLink.tsx'

type OutlineProps = {
  course: LearnerCourse
  /** The lesson or quiz that is open. */
  here?: Pick<Step, 'kind' | 'id'>
  /** Whether its lessons and quizzes can be opened. */
  isOpen?: boolean
}

/** The modules of a course with their lessons and quizzes, and what of them is done. */
export function Outline({ course, here, isOpen = true }: OutlineProps) {
  const format = useFormat()
  const t = useTranslations('learning.course')
  return (
    <ol className={classes.modules}>
      {course.modules.map((module) => (
        <li key={module.id}>
          <h3 className={classes.title} lang="en">
            {module.title}
          </h3>
          {!here && module.description && (
            <p className={classes.text} lang="en">
              {module.description}
            </p>
          )}
          {!here && module.duration && (
            <p className={classes.text} lang="en">
              <IconClock size={16} aria-hidden="true" /> <Value>{module.duration}</Value>
            </p>
          )}
          <ul className={classes.steps}>
            {module.lessons.map(({ id, title, type, duration }) => (
              <StepItem
                key={id}
                course={course}
                step={{ kind: 'lesson', id, title }}
                hint={duration}
                isVideo={type === 'video'}
                isHere={here?.kind === 'lesson' && here.id === id}
                isOpen={isOpen}
              />
            ))}
            {module.quizzes.map(({ id, title, passingScore }) => (
              <StepItem
                key={id}
                course={course}
                step={{ kind: 'quiz', id, title }}
                hint={t('passAt', { percent: format.number(passingScore / 100, { style: 'percent' }) })}
                isHere={here?.kind === 'quiz' && here.id === id}
                isOpen={isOpen}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

type StepItemProps = {
  course: LearnerCourse
  step: Step
  hint: string | null
  isVideo?: boolean
  isHere: boolean
  isOpen: boolean
}

function StepItem({ course, step, hint, isVideo = false, isHere, isOpen }: StepItemProps) {
  const t = useTranslations('learning.course')
  const saved = useTranslations('common.offline')
  const isDone = isStepDone(step, course.enrollment)
  const isWaiting = course.pending.includes(step.id)
  const Icon = isDone ? IconCircleCheckFilled : step.kind === 'quiz' ? IconHelpCircle : isVideo ? IconVideo : IconCircle
  const words = (
    <>
      <Icon size={24} className={classes.icon} data-done={isDone} aria-hidden="true" />
      <span className={classes.words}>
        <span lang="en">{step.title}</span>
        <small>
          {[
            isWaiting ? saved('waiting') : isDone && t(step.kind === 'quiz' ? 'passed' : 'stepDone'),
            isHere && t('here'),
            step.kind === 'quiz' && t('quiz'),
            hint,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    </>
  )
  return (
    <li>
      {isOpen ? (
        <StepLink courseId={course.id} step={step} className={classes.step} aria-current={isHere ? 'page' : undefined}>
          {words}
        </StepLink>
      ) : (
        <span className={classes.step}>{words}</span>
      )}
    </li>
  )
}
