import { trpc } from '#client/api/hooks.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Toast } from '#client/ui/toast/toasts.ts'
import { shownStatus } from '#domain/finance/payments/shown-status.ts'
import type { Transaction } from '#domain/finance/transaction.schema.ts'
import { useFailure } from '../useFailure.ts'

type Words = { done: Toast; failed: string; waiting?: Toast }

/** What the toast after a payment says: it went through, the phone asks now, it is on its way, or why it failed. */
export function usePaymentToast({ done, failed, waiting }: Words) {
  const t = useTranslations('finance.pay')
  const failureOf = useFailure()
  const { data: accounts } = trpc.finance.accounts.list.useQuery()
  return (line: Transaction): Toast => {
    const status = shownStatus(line)
    if (status === 'completed') return done
    const prompted = accounts?.find(({ id, isPrompted }) => id === line.accountId && isPrompted)
    if (status === 'pending' && prompted) return { title: t('promptTitle'), text: t('promptText', { provider: prompted.provider }) } // biome-ignore format: one thought
    if (status === 'pending') return waiting ?? { title: t('waiting'), text: t('waitingText') }
    return { title: failed, text: failureOf(line) ?? t('tryAgain'), tone: 'bad' }
  }
}

/** Whether nothing was paid: the dialog stays open, for another account or another try. */
export const hasFailed = (line: Transaction) => ['failed', 'cancelled'].includes(shownStatus(line))
