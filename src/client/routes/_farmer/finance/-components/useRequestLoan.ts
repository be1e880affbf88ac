import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { serverWords } from '#client/api/errors.ts'
import { useWrite } from '#client/api/useWrite.ts'

/**
 * Sends an application at once: an obligation to pay must not wait in the outbox until the farmer no longer wants it.
 */
export function useRequestLoan(onDone: () => void) {
  const t = useTranslations('finance.form')
  return useWrite(api.finance.loans.request.mutate, {
    done: { title: t('sent'), text: t('sentText'), tone: 'good' },
    failedTitle: t('failed'),
    // The server's message; without one the server was not reached.
    failed: ({ error, reason }) => reason ?? serverWords(error) ?? t('unreached'),
    refresh: ({ finance }) => finance.loans.invalidate(),
    onDone,
  })
}
