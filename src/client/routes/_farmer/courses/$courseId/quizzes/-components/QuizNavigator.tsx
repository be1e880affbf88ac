import { UnstyledButton } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { QuizAnswers } from '#domain/learning/quiz.ts'
import classes from './QuizScreen.module.css'

type QuizNavigatorProps = {
  questions: readonly { id: string }[]
  answers: QuizAnswers
  at: number
  onGo: (at: number) => void
}

/** All questions by their numbers, five in a row: which are answered, and which one is shown. */
export function QuizNavigator({ questions, answers, at, onGo }: QuizNavigatorProps) {
  const t = useTranslations('courses.quiz')
  return (
    <nav className={classes.navigator} aria-label={t('navigator')}>
      {questions.map(({ id }, place) => {
        const number = String(place + 1)
        return (
          <UnstyledButton
            key={id}
            className={classes.place}
            data-answered={Boolean(answers[id])}
            aria-current={place === at ? 'step' : undefined}
            aria-label={t(answers[id] ? 'answered' : 'unanswered', { number })}
            onClick={() => onGo(place)}
          >
            {number}
          </UnstyledButton>
        )
      })}
    </nav>
  )
}
