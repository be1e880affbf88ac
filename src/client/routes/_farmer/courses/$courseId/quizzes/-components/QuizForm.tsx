import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconHelpCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useVisibleSeconds } from '#client/features/learning/useVisibleSeconds.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { useSession } from '#client/phone/session.ts'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { ChoiceField } from '#client/ui/fields/ChoiceField.tsx'
import { showToast } from '#client/ui/toast/toasts.ts'
import { Value } from '#client/ui/value/Value.tsx'
import type { Quiz, QuizResult } from '#domain/learning/learning.schema.ts'
import { unanswered } from '#domain/learning/quiz.ts'
import { QuizNavigator } from './QuizNavigator.tsx'
import classes from './QuizScreen.module.css'
import { useQuizAnswers } from './useQuizAnswers.ts'
import { useSubmitQuiz } from './useSubmitQuiz.ts'

type QuizFormProps = { quiz: Quiz; onMarked: (result: QuizResult) => void }

/** The questions of a quiz, one at a time. */
export function QuizForm({ quiz, onMarked }: QuizFormProps) {
  const t = useTranslations('courses.quiz')
  const isSignedIn = useSession() !== null
  if (quiz.questions.length === 0)
    return <EmptyState drawing={<IconHelpCircle size={38} stroke={1.6} aria-hidden="true" />} text={t('empty')} />
  if (!isSignedIn) return <SignIn quiz={quiz} />
  return <Questions quiz={quiz} onMarked={onMarked} />
}

function Questions({ quiz, onMarked }: QuizFormProps) {
  const t = useTranslations('courses.quiz')
  const { questions } = quiz
  const { answers, choose, forget } = useQuizAnswers(quiz)
  const missing = unanswered(questions, answers)
  const [at, setAt] = useState(() => Math.max(0, missing[0] ? questions.indexOf(missing[0]) : questions.length - 1))
  const heading = useFocusOnChange(at)
  const seconds = useVisibleSeconds(quiz.id)
  const submit = useSubmitQuiz(forget, onMarked)
  const question = questions[at]!
  const isLast = at === questions.length - 1

  const onSubmit = () => {
    if (!missing[0]) return submit.mutate({ id: quiz.id, answers, timeSpent: seconds() })
    showToast({ title: t('incomplete'), text: t('incompleteText'), tone: 'bad' })
    setAt(questions.indexOf(missing[0]))
  }

  return (
    <div className={classes.parts}>
      <Card className={classes.card}>
        <p className={classes.number}>
          <Value>{t('question', { number: String(at + 1), total: String(questions.length) })}</Value>
        </p>
        <ChoiceField
          key={question.id}
          question={question.question}
          questionRef={heading}
          lang="en"
          options={question.options}
          value={answers[question.id] ?? ''}
          onChange={(option) => choose(question.id, option)}
        />
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="md"
            disabled={at === 0}
            leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
            onClick={() => setAt(at - 1)}
          >
            {t('previous')}
          </Button>
          {isLast ? (
            <Button size="md" loading={submit.isPending} onClick={onSubmit}>
              {t('submit')}
            </Button>
          ) : (
            <Button
              size="md"
              disabled={!answers[question.id]}
              rightSection={<IconArrowRight size={18} aria-hidden="true" />}
              onClick={() => setAt(at + 1)}
            >
              {t('next')}
            </Button>
          )}
        </div>
      </Card>
      <QuizNavigator questions={questions} answers={answers} at={at} onGo={setAt} />
    </div>
  )
}

function SignIn({ quiz: { id, courseId } }: { quiz: Quiz }) {
  const t = useTranslations('courses.quiz')
  return (
    <Button
      size="md"
      renderRoot={(props) => <Link to="/login" search={{ next: `/courses/${courseId}/quizzes/${id}` }} {...props} />}
    >
      {t('signIn')}
    </Button>
  )
}

/** Another question is read out from its beginning; the first one is read with its page. */
function useFocusOnChange(at: number) {
  const ref = useRef<HTMLLegendElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current !== at) ref.current?.focus()
    shown.current = at
  }, [at])
  return ref
}
