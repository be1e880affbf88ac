import type { OutputOf } from '#client/api/procedure-types.ts'
import { digits } from '#client/i18n/digits.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { dateAt } from '#domain/dates.ts'
import classes from './QuizScreen.module.css'

/** The learner's attempts at a quiz, the last one first. */
export function Attempts({ attempts }: { attempts: OutputOf<'learning.quizzes.attempts'> }) {
  const t = useTranslations('courses.quiz')
  const format = useFormat()
  return (
    <Section title={t('attempts')}>
      <Card>
        <ol className={classes.attempts}>
          {attempts.map(({ id, attemptNumber, score, passed, completedAt }) => (
            <li key={id}>
              <span>
                <Value>{t('attempt', { number: digits(attemptNumber) })}</Value>
              </span>
              <b>{format.number(score / 100, { style: 'percent' })}</b>
              <Badge tone={passed ? 'good' : 'secondary'}>{t(passed ? 'attemptPassed' : 'attemptFailed')}</Badge>
              {completedAt && (
                <time dateTime={completedAt}>
                  {format.dateTime(dateAt(completedAt), { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              )}
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  )
}
