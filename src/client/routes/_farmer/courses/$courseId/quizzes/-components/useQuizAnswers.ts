import { useState } from 'react'
import { useDraft, useKeptDraft } from '#client/ui/form/useDraft.ts'
import type { Quiz } from '#domain/learning/learning.schema.ts'

/** The chosen options by question, '' for none; they survive a reload as a form's draft does. */
export function useQuizAnswers({ id, questions }: Quiz) {
  const initial = Object.fromEntries(questions.map((question) => [question.id, '']))
  const draft = useDraft(`quiz ${id}`, { initial, basis: undefined })
  const [answers, setAnswers] = useState(() => stillOffered(questions, draft.begun))
  useKeptDraft(answers, draft.keep)
  return {
    answers,
    choose: (questionId: string, option: string) => setAnswers((before) => ({ ...before, [questionId]: option })),
    forget: draft.remove,
  }
}

/** Of a quiz that was changed meanwhile, the answers that can still be given. */
const stillOffered = (questions: Quiz['questions'], begun: Record<string, string>) =>
  Object.fromEntries(questions.map(({ id, options }) => [id, options.find((option) => option === begun[id]) ?? '']))
