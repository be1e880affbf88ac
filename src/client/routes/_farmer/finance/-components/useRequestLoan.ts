import { useMutation } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { trpc } from '#client/api/hooks.ts'
import { useRefusals } from '#client/api/useRefusals.ts'
import type { WriteKey } from '#client/api/useWriteKey.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import type { LoanRequest } from '#domain/finance/loan.schema.ts'

/**
 * Sends an application at once: a promise of money must not wait on a phone for a day on which it is no longer meant.
 */
export function useRequestLoan({ keyed, done }: WriteKey, onDone: () => void) {
  const t = useTranslations('finance.form')
  const { ofServer, ofCheck } = useRefusals()
  const utils = trpc.useUtils()
  const words = (error: unknown) => {
    // The server's own words; without any it was not reached.
    const isSaid = error instanceof TRPCClientError && Boolean(error.data)
    return isSaid ? (ofServer(error) ?? ofCheck(error.message)) : t('unreached')
  }
  return useMutation({
    mutationFn: (asked: LoanRequest) => api.finance.loans.request.mutate(asked, keyed(asked)),
    onSuccess: async () => {
      done()
      await utils.finance.loans.invalidate()
      showToast({ title: t('sent'), text: t('sentText'), tone: 'good' })
      onDone()
    },
    onError: (error) => showToast({ title: t('failed'), text: words(error), tone: 'bad' }),
  })
}
