import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { BuiltModule } from '#domain/learning/build/built-course.schema.ts'
import { AddButton } from './AddButton.tsx'
import classes from './Builder.module.css'
import { PartRow } from './PartRow.tsx'
import { QuizPart } from './QuizPart.tsx'

type ModuleCardProps = { module: BuiltModule; number: number }

/** A module with its lessons and quizzes. */
export function ModuleCard({ module, number }: ModuleCardProps) {
  const t = useTranslations('desk.builder')
  const { id, title, description, duration, lessons, quizzes } = module
  return (
    <li data-part={id}>
      <Card className={classes.module}>
        <PartRow kind="module" id={id} title={title}>
          <span className={classes.quiet}>
            <Value>{t('module.one', { number: digits(number) })}</Value>
            <Value>{duration && ` · ${duration}`}</Value>
          </span>
          <h2 className={classes.title}>{title}</h2>
          {description && <p className={classes.quiet}>{description}</p>}
        </PartRow>
        <ol className={classes.parts} data-list="lesson" data-parent={id} aria-label={t('lesson.list', { title })}>
          {lessons.map((lesson) => (
            <li key={lesson.id} data-part={lesson.id}>
              <PartRow kind="lesson" id={lesson.id} title={lesson.title}>
                <b>{lesson.title}</b>
                <span className={classes.meta}>
                  <Badge tone="info">{t(`type.${lesson.type}`)}</Badge> <Value>{lesson.duration}</Value>
                </span>
              </PartRow>
            </li>
          ))}
        </ol>
        <ol className={classes.parts} data-list="quiz" data-parent={id} aria-label={t('quiz.list', { title })}>
          {quizzes.map((quiz) => (
            <QuizPart key={quiz.id} quiz={quiz} />
          ))}
        </ol>
        <div className={classes.adds}>
          <AddButton kind="lesson" parentId={id} title={title} />
          <AddButton kind="quiz" parentId={id} title={title} />
        </div>
      </Card>
    </li>
  )
}
