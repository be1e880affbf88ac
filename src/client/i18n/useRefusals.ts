import { useEffect } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useProblems } from '#client/i18n/useTranslations.ts'
import type { Check } from '#domain/checks.ts'
import type { ProblemId } from '#domain/problem.ts'
import { wordsOfCheck } from './check-words.ts'

/** What was refused, in the reader's language: by a check of a form, or by the server. Undefined until the words are here. */
export function useRefusals() {
  const t = useProblems()
  const format = useFormat()
  useRefusalWords()
  return {
    ofCheck: (check: Check) => wordsOfCheck(check, t, format),
    /** Of whatever id a server has sent: a newer one may know more than this version. */
    ofSentCheck: ({ id, values }: { id: string; values: Check['values'] }) =>
      wordsOfCheck({ id: id as Check['id'], values }, t, format),
    ofProblem(id: string | null) {
      const key = `problems.refusal.${id as ProblemId}` as const
      return id !== null && t.has(key) ? t(key) : undefined
    },
  }
}

/** Fetches the words before they are needed; where they do not come, the English sentence is shown. */
export function useRefusalWords() {
  useEffect(() => {
    needMessages('problems').catch(() => undefined)
  }, [])
}
