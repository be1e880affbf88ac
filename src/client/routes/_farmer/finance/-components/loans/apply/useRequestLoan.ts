import { api } from '#client/api/client.ts'
import { isAnswered } from '#client/api/errors.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'

type After = { onDone: () => void; onCostChanged: () => void }

/**
 * Sends an application at once: an obligation to pay must not wait in the outbox until the farmer no longer wants it.
 */
export function useRequestLoan(form: WrittenForm<never>, { onDone, onCostChanged }: After) {
  const t = useTranslations('finance.form')
  return useWrite(api.finance.loans.request.mutate, {
    done: { title: t('sent'), text: t('sentText'), tone: 'good' },
    failedTitle: t('failed'),
    failed: ({ error, reason }) => reason ?? t(isAnswered(error) ? 'broken' : 'unreached'),
    refresh: ({ finance }) => finance.loans.invalidate(),
    form,
    onDone,
    onFailed: ({ problem }) => (problem === 'costChanged' ? onCostChanged() : undefined),
  })
}
