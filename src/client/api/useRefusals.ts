import { useEffect } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { checkOf } from '#domain/checks.ts'
import type { ProblemId } from '#domain/problem.ts'
import { needMessages } from '../i18n/catalogue.ts'

/** What was refused, in the reader's language: by a check of a form, or by the server. */
export function useRefusals() {
  const t = useTranslations()
  const format = useFormatter()
  useEffect(() => {
    // Until it has come, and where it does not, the English sentence of the check is shown.
    needMessages('problems').catch(() => undefined)
  }, [])
  const ofProblem = (id: ProblemId | undefined) =>
    id && t.has(`problems.refusal.${id}`) ? t(`problems.refusal.${id}`) : undefined
  return {
    /** The words of a field's error; what no check said is somebody's own words already. */
    ofCheck(sentence: string) {
      const check = checkOf(sentence)
      if (!check || !t.has(`problems.check.${check.id}`)) return sentence
      const { max = 0, min = 0, bytes = 0 } = check.values
      return t(`problems.check.${check.id}`, {
        max: format.number(max),
        min: format.number(min),
        bytes: format.number(bytes),
        unit: check.unit ?? '',
      })
    },
    ofProblem,
  }
}
