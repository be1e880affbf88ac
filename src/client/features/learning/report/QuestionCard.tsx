import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import { isMostlyWrong } from '#domain/learning/hard-question.ts'
import type { QuestionReport } from '#domain/learning/report.schema.ts'
import classes from './Questions.module.css'

/** A question with how many chose which option. */
export function QuestionCard({ question: report }: { question: QuestionReport }) {
  const t = useTranslations('teaching')
  const { question, answered, choices } = report
  return (
    <Card className={classes.card}>
      <h3 className={classes.question}>{question}</h3>
      <p className={classes.answered}>
        {isMostlyWrong(report) && (
          <Badge tone="warm">
            <IconAlertTriangle size={16} aria-hidden="true" /> {t('hard')}
          </Badge>
        )}
        <Value>{t('answered', { count: answered })}</Value>
      </p>
      {answered > 0 && (
        <ul className={classes.choices}>
          {choices.map((choice) => (
            <ChoiceBar key={choice.option} choice={choice} share={choice.count / answered} />
          ))}
        </ul>
      )}
    </Card>
  )
}

type ChoiceBarProps = { choice: QuestionReport['choices'][number]; share: number }

function ChoiceBar({ choice: { option, isRight, count }, share }: ChoiceBarProps) {
  const t = useTranslations('teaching')
  const format = useFormat()
  return (
    <li className={classes.choice} data-right={isRight ?? undefined}>
      <span className={classes.option}>
        <Value>{option}</Value>
        {isRight && (
          <b className={classes.right}>
            <IconCheck size={16} aria-hidden="true" /> {t('right')}
          </b>
        )}
      </span>
      <span className={classes.share}>
        <b>{format.number(count)}</b> <Value>{format.number(share, { style: 'percent' })}</Value>
      </span>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </li>
  )
}
