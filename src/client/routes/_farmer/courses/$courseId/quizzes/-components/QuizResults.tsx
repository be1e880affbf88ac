import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleXFilled, IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { digits } from '#client/i18n/digits.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import { Value } from '#client/ui/value/Value.tsx'
import type { Quiz, QuizResult } from '#domain/learning/learning.schema.ts'
import { shownScore } from '#domain/learning/quiz.ts'
import classes from './QuizScreen.module.css'

type QuizResultsProps = { quiz: Quiz; result: QuizResult; onAgain: () => void }

/** The score, and of each question what was chosen, what was right and why. */
export function QuizResults({ quiz, result, onAgain }: QuizResultsProps) {
  const { passed, results } = result
  const score = shownScore(result)
  const t = useTranslations('courses.quiz')
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const right = results.filter(({ correct }) => correct).length
  return (
    <>
      <Card className={classes.result} data-passed={passed}>
        <h2 ref={heading} tabIndex={-1}>
          {t(passed ? 'passed' : 'completed')}
        </h2>
        <b className={classes.score}>{format.number(score / 100, { style: 'percent', maximumFractionDigits: 1 })}</b>
        <p>{t(passed ? 'passedText' : 'completedText', { score: format.number(score) })}</p>
        <p className={classes.hint}>{t('right', { right: digits(right), total: digits(results.length) })}</p>
        <p className={classes.hint}>
          <Value>{t('passAt', { percent: format.number(quiz.passingScore / 100, { style: 'percent' }) })}</Value>
        </p>
        <Button
          size="md"
          variant={passed ? 'default' : 'filled'}
          leftSection={<IconRefresh size={20} aria-hidden="true" />}
          onClick={onAgain}
        >
          {t(passed ? 'practise' : 'again')}
        </Button>
      </Card>
      <ol className={classes.answers} aria-label={t('results')}>
        {results.map((each) => (
          <Answer
            key={each.questionId}
            question={quiz.questions.find(({ id }) => id === each.questionId)?.question ?? ''}
            result={each}
          />
        ))}
      </ol>
    </>
  )
}

type AnswerProps = { question: string; result: QuizResult['results'][number] }

function Answer({ question, result: { chosen, correct, correctAnswer, explanation } }: AnswerProps) {
  const t = useTranslations('courses.quiz')
  const Icon = correct ? IconCircleCheckFilled : IconCircleXFilled
  return (
    <li>
      <Card className={classes.answer} data-correct={correct}>
        <h3 lang="en">{question}</h3>
        <span className={classes.mark}>
          <Icon size={20} aria-hidden="true" /> <Value>{t(correct ? 'isRight' : 'isWrong')}</Value>
        </span>
        <p>{t('yours', { answer: chosen })}</p>
        {!correct && (
          <p>
            <b>{t('correct', { answer: correctAnswer })}</b>
          </p>
        )}
        {explanation && (
          <p className={classes.why} lang="en">
            {explanation}
          </p>
        )}
      </Card>
    </li>
  )
}
