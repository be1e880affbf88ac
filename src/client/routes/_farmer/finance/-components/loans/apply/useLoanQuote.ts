import { api } from '#client/api/client.ts'
import { isAnswered } from '#client/api/errors.ts'
import { useWrite, type WrittenForm } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { LoanRequest } from '#domain/finance/loan.schema.ts'
import type { LoanQuote } from '#domain/finance/loans/loan-money.schema.ts'

type QuotedField = 'harvestCropId' | 'loanProductId' | 'principalAmount' | 'termDays'

const askForCost = ({ loanProductId, principalAmount, termDays, expectedHarvestValue, harvestCropId }: LoanRequest) =>
  api.finance.loans.quote.query({ loanProductId, principalAmount, termDays, expectedHarvestValue, harvestCropId })

/** Asks the server what a loan costs. Nothing is sent yet: what was typed stays in the form. */
export function useLoanQuote(
  form: WrittenForm<QuotedField>,
  onQuote: (quote: LoanQuote, application: LoanRequest) => void,
) {
  const t = useTranslations('finance')
  return useWrite(askForCost, {
    failedTitle: t('cost.failed'),
    failed: ({ error, reason }) => reason ?? t(isAnswered(error) ? 'form.broken' : 'form.unreached'),
    form: { ...form, sent: () => undefined },
    fieldOf: {
      harvestTooLate: 'harvestCropId',
      harvestTermTooLong: 'termDays',
      harvestUnknown: 'harvestCropId',
      productAbroad: 'loanProductId',
    },
    onDone: onQuote,
  })
}
