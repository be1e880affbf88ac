import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { serverWords } from '#client/api/errors.ts'
import { useWrite } from '#client/api/useWrite.ts'

/**
 * Sends an application at once: a promise of money must not wait on a phone for a day on which it is no longer meant.
 */
export function useRequestLoan(onDone: () => void) {
  const t = useTranslations('finance.form')
  return useWrite(api.finance.loans.request.mutate, {
    done: { title: t('sent'), text: t('sentText'), tone: 'good' },
    failedTitle: t('failed'),
    // The server's own words; without any it was not reached.
    failed: ({ error, reason }) => reason ?? serverWords(error) ?? t('unreached'),
    refresh: ({ finance }) => finance.loans.invalidate(),
    onDone,
  })
}
