import { useRefusals } from '#client/i18n/useRefusals.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Refusal } from '#client/offline/outbox/entry.ts'

/** Why the server refused a write, in the reader's language if there is a translation. */
export function useReason() {
  const t = useTranslations('outbox')
  const { ofProblem, ofCheck } = useRefusals()
  return ({ message, code, problem, checks }: Refusal) => {
    // The server has no such procedure any more: its own message would not help the user.
    if (code === 'NOT_FOUND' && problem === null) return t('forgotten')
    // The user edited an entry whose first wording had already arrived.
    if (problem === 'keyReused') return t('alreadyThere')
    const [check] = Object.values(checks ?? {})
    const reason = ofProblem(problem) ?? (check && ofCheck(check)) ?? message
    return t('reason', { reason })
  }
}
