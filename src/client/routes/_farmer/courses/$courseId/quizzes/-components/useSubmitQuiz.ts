import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { digits } from '#client/i18n/digits.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { QuizResult } from '#domain/learning/learning.schema.ts'

/** Submits the answers. Without a connection they wait in the outbox, and nothing is marked yet. */
export function useSubmitQuiz(forgetDraft: () => void, onMarked: (result: QuizResult) => void) {
  const t = useTranslations('courses.quiz')
  return useWrite(api.learning.quizzes.submit.mutate, {
    done: ({ passed, score }) =>
      passed
        ? { title: t('passed'), text: t('passedText', { score: digits(score) }), tone: 'good' }
        : { title: t('completed'), text: t('completedText', { score: digits(score) }) },
    failed: t('failed'),
    onDone: (result) => {
      forgetDraft()
      if (result.attemptNumber > 0) onMarked(result)
    },
  })
}
