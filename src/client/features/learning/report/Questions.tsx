import { IconChecklist } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { isMostlyWrong } from '#domain/learning/hard-question.ts'
import type { CourseReport } from '#domain/learning/report.schema.ts'
import { QuestionCard } from './QuestionCard.tsx'
import classes from './Questions.module.css'

type Quiz = CourseReport['quizzes'][number]
type QuestionsProps = { quizzes: Quiz[]; isHardOnly: boolean; onHardOnly: (isHardOnly: boolean) => void }

/** What learners chose at their first attempt, quiz by quiz; all questions, or those that most got wrong. */
export function Questions({ quizzes, isHardOnly, onHardOnly }: QuestionsProps) {
  const t = useTranslations('teaching')
  const all = quizzes.filter(({ questions }) => questions.length > 0)
  const hard = all.map((quiz) => ({ ...quiz, questions: quiz.questions.filter(isMostlyWrong) })).filter(({ questions }) => questions.length > 0) // biome-ignore format: one line
  const shown = isHardOnly ? hard : all
  if (all.length === 0) return <Nothing text={t('noQuestions')} />
  return (
    <>
      <p className={classes.lead}>{t('firstAttempts')}</p>
      <Chips label={t('filter')} isFew>
        <Chip pressed={!isHardOnly} onPress={() => onHardOnly(false)}>
          {t('allQuestions')}
        </Chip>
        <Chip pressed={isHardOnly} onPress={() => onHardOnly(true)}>
          {t('hardOnly')}
        </Chip>
      </Chips>
      {shown.map((quiz) => (
        <QuizReport key={quiz.id} quiz={quiz} />
      ))}
      {shown.length === 0 && <Nothing text={t('noneHard')} />}
    </>
  )
}

const Nothing = ({ text }: { text: string }) => (
  <EmptyState drawing={<IconChecklist size={38} stroke={1.6} aria-hidden="true" />} text={text} />
)

function QuizReport({ quiz: { title, questions } }: { quiz: Quiz }) {
  const t = useTranslations('teaching')
  const isUntold = questions.some(({ choices }) => choices.some(({ isRight }) => isRight === null))
  return (
    <Section title={title}>
      {isUntold && <p className={classes.lead}>{t('untold')}</p>}
      <ul className={classes.questions}>
        {questions.map((question) => (
          <li key={question.id}>
            <QuestionCard question={question} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
