import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { QuizResult } from '#domain/learning/learning.schema.ts'
import { shownScore } from '#domain/learning/quiz.ts'

/** Submits the answers. Without a connection they wait in the outbox, and nothing is marked yet. */
export function useSubmitQuiz(forgetDraft: () => void, onMarked: (result: QuizResult) => void) {
  const t = useTranslations('courses.quiz')
  const format = useFormat()
  return useWrite(api.learning.quizzes.submit.mutate, {
    done: (result) => {
      const score = format.number(shownScore(result))
      return result.passed
        ? { title: t('passed'), text: t('passedText', { score }), tone: 'good' }
        : { title: t('completed'), text: t('completedText', { score }) }
    },
    failed: t('failed'),
    onDone: (result) => {
      forgetDraft()
      if (result.attemptNumber > 0) onMarked(result)
    },
  })
}
