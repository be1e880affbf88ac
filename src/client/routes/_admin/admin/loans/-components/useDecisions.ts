import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { problemOf } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { useRefusals } from '#client/api/useRefusals.ts'
import { useWriteKey } from '#client/api/useWriteKey.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import type { AdminLoan } from '#domain/finance/loan.schema.ts'

/** Approving and rejecting an application; where somebody else was first, the list shows what was decided. */
export function useDecisions({ farmer }: AdminLoan, onDone: () => void) {
  const t = useTranslations('lending')
  const error = useTranslations('common.error')
  const { ofServer } = useRefusals()
  const utils = trpc.useUtils()
  const { keyed } = useWriteKey()
  const decided = (words: 'approved' | 'rejected') => ({
    onSuccess: async () => {
      await utils.admin.loans.invalidate()
      showToast({ title: t(words), text: t('told', { name: farmer.fullName }), tone: 'good' })
      onDone()
    },
    onError: async (refusal: unknown) => {
      showToast({ title: error('title'), text: ofServer(refusal) ?? t('failed'), tone: 'bad' })
      if (problemOf(refusal) !== 'loanDecided') return
      await utils.admin.loans.invalidate()
      onDone()
    },
  })
  return {
    approve: useMutation({
      mutationFn: (input: { id: string }) => api.admin.loans.approve.mutate(input, keyed(input)),
      ...decided('approved'),
    }),
    reject: useMutation({
      mutationFn: (input: { id: string; reason: string }) => api.admin.loans.reject.mutate(input, keyed(input)),
      ...decided('rejected'),
    }),
  }
}
