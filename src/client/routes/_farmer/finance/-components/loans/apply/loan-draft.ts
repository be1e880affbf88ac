import { numberIn } from '#client/ui/fields/number-text.ts'
import { readDraft } from '#client/ui/form/drafts.ts'
import type { Beginning, Draft } from '#client/ui/form/useZodForm.ts'
import type { loanRequest } from '#domain/finance/loan.schema.ts'
import { LOAN_TERMS, type LoanTermDays } from '#domain/finance/loan.ts'
import { firstAmount } from '#domain/finance/loans/amount-choice.ts'
import type { LoanProduct } from '#domain/finance/product.schema.ts'

type LoanDraft = Draft<typeof loanRequest>

/** Where a draft is kept: that of a product's card is its own. */
export const placeOf = (productId: string | undefined) => (productId ? `loan.${productId}` : 'loan')

/** The product of the draft, else that of the card, else the first. */
export function chosenOf(products: readonly LoanProduct[], productId: string | undefined): LoanProduct {
  const draft = readDraft(placeOf(productId), { loanProductId: '' })
  const ids = [draft.loanProductId, productId]
  return ids.map((wish) => products.find(({ id }) => id === wish)).find(Boolean) ?? products[0]!
}

const TERM_BY_DEFAULT = 365

export const emptyDraft = (product: LoanProduct): Beginning<typeof loanRequest> => ({
  loanProductId: product.id,
  principalAmount: firstAmount(product),
  currency: product.currency,
  termDays: Math.min(TERM_BY_DEFAULT, product.termDays) as LoanTermDays,
  purpose: '',
  expectedHarvestValue: '',
  accountId: '',
  harvestCropId: '',
})

export const termsOf = ({ termDays }: LoanProduct) => LOAN_TERMS.filter((days) => days <= termDays)

/** What changes with another product: an amount that it does not lend is replaced. */
export function changesFor(product: LoanProduct, { principalAmount, termDays }: LoanDraft) {
  const amount = numberIn(principalAmount)
  const isWithin = amount !== undefined && amount >= product.minAmount && amount <= product.maxAmount
  return {
    loanProductId: product.id,
    currency: product.currency,
    termDays: Math.min(Number(termDays), product.termDays) as LoanTermDays,
    harvestCropId: '',
    accountId: '',
    ...(!isWithin && { principalAmount: firstAmount(product) }),
  }
}
