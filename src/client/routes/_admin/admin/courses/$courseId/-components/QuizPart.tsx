import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { BuiltQuiz } from '#domain/learning/build/built-course.schema.ts'
import { AddButton } from './AddButton.tsx'
import classes from './Builder.module.css'
import { PartRow } from './PartRow.tsx'

/** A quiz with its questions and their right answers. */
export function QuizPart({ quiz: { id, title, passingScore, questions } }: { quiz: BuiltQuiz }) {
  const t = useTranslations('desk.builder')
  return (
    <li data-part={id} className={classes.quiz}>
      <PartRow kind="quiz" id={id} title={title}>
        <b>{title}</b>
        <span className={classes.meta}>
          <Badge tone={questions.length === 0 ? 'warm' : 'good'}>
            {t('quiz.questions', { count: questions.length })}
          </Badge>
          <Value>{t('quiz.passes', { score: digits(passingScore) })}</Value>
        </span>
      </PartRow>
      <ol
        className={classes.questions}
        data-list="question"
        data-parent={id}
        aria-label={t('question.list', { title })}
      >
        {questions.map(({ id: questionId, question, correctAnswer }) => (
          <li key={questionId} data-part={questionId}>
            <PartRow kind="question" id={questionId} title={question}>
              <span>{question}</span>
              <span className={classes.quiet}>{t('question.right', { answer: correctAnswer })}</span>
            </PartRow>
          </li>
        ))}
      </ol>
      <AddButton kind="question" parentId={id} title={title} />
    </li>
  )
}
