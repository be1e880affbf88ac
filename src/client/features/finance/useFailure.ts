import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Transaction } from '#domain/finance/transaction.schema.ts'

/** Why a payment failed: in the reader's language where the provider's reason is known. */
export function useFailure() {
  const t = useTranslations('finance.history.failure')
  return ({ paymentFailure, errorMessage }: Pick<Transaction, 'paymentFailure' | 'errorMessage'>) =>
    errorMessage && paymentFailure ? t(paymentFailure) : errorMessage
}
