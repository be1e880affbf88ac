import { IconChecklist } from '@tabler/icons-react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { Section } from '#client/ui/page/Section.tsx'
import { isMostlyWrong, isNotSynced } from '#domain/learning/hard-question.ts'
import type { CourseReport, QuestionReport } from '#domain/learning/report.schema.ts'
import { QuestionCard } from './QuestionCard.tsx'
import classes from './Questions.module.css'

type Quiz = CourseReport['quizzes'][number]
type QuestionsProps = { quizzes: Quiz[]; isHardOnly: boolean; onHardOnly: (isHardOnly: boolean) => void }

/** What learners chose at their first attempt, quiz by quiz; all questions, or those that most got wrong. */
export function Questions({ quizzes, isHardOnly, onHardOnly }: QuestionsProps) {
  const t = useTranslations('teaching')
  const all = withQuestions(quizzes, () => true)
  const untold = withQuestions(quizzes, isNotSynced)
  // Who is told no right answer cannot know which questions most got wrong.
  const canFilter = untold.length < all.length
  const isFiltered = isHardOnly && canFilter
  const shown = isFiltered ? withQuestions(quizzes, isMostlyWrong) : all
  if (all.length === 0) return <Nothing text={t('noQuestions')} />
  return (
    <>
      <p className={classes.lead}>{t('firstAttempts')}</p>
      {canFilter && (
        <Chips label={t('filter')} isFew>
          <Chip pressed={!isFiltered} onPress={() => onHardOnly(false)}>
            {t('allQuestions')}
          </Chip>
          <Chip pressed={isFiltered} onPress={() => onHardOnly(true)}>
            {t('hardOnly')}
          </Chip>
        </Chips>
      )}
      {isFiltered && untold.length > 0 && <p className={classes.lead}>{t('leftOut')}</p>}
      {shown.map((quiz) => (
        <QuizReport key={quiz.id} quiz={quiz} />
      ))}
      {shown.length === 0 && <Nothing text={t('noneHard')} />}
    </>
  )
}

/** The quizzes that have such questions, with those alone. */
const withQuestions = (quizzes: Quiz[], isShown: (question: QuestionReport) => boolean) =>
  quizzes
    .map((quiz) => ({ ...quiz, questions: quiz.questions.filter(isShown) }))
    .filter(({ questions }) => questions.length > 0)

const Nothing = ({ text }: { text: string }) => (
  <EmptyState drawing={<IconChecklist size={38} stroke={1.6} aria-hidden="true" />} text={text} />
)

function QuizReport({ quiz: { title, questions } }: { quiz: Quiz }) {
  const t = useTranslations('teaching')
  return (
    <Section title={title}>
      {questions.some(isNotSynced) && <p className={classes.lead}>{t('untold')}</p>}
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
