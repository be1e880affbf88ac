import { useTranslations } from 'use-intl'
import { useRefusals } from '#client/api/refusals/useRefusals.ts'
import type { Refusal } from '#client/offline/outbox/entry.ts'
import { PROBLEMS, type ProblemId } from '#domain/problem.ts'

/** Why the server refused a write, in the reader's language where it has the words. */
export function useReason() {
  const t = useTranslations('outbox')
  const { ofProblem, ofCheck } = useRefusals()
  return ({ message, code, problem, checks }: Refusal) => {
    // The server has no such procedure any more: its own words would say nothing to her.
    if (code === 'NOT_FOUND' && problem === null) return t('forgotten')
    // She changed what had arrived in its first wording.
    if (problem === 'keyReused') return t('alreadyThere')
    const [check] = Object.values(checks ?? {})
    const reason = (isProblem(problem) && ofProblem(problem)) || (check && ofCheck(check)) || message
    return t('reason', { reason })
  }
}

const isProblem = (id: string | null): id is ProblemId => id !== null && Object.hasOwn(PROBLEMS, id)
