import { useState } from 'react'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type LoanRequest, loanRequestFor } from '#domain/finance/loan.schema.ts'
import type { LoanQuote } from '#domain/finance/loans/loan-money.schema.ts'
import type { LoanProduct } from '#domain/finance/product.schema.ts'
import { LoanForm } from './LoanForm.tsx'
import { changesFor, chosenOf, emptyDraft, placeOf } from './loan-draft.ts'
import { TrueCost } from './TrueCost.tsx'
import { useLoanQuote } from './useLoanQuote.ts'
import { useRequestLoan } from './useRequestLoan.ts'

type LoanApplicationProps = { products: LoanProduct[]; productId: string | undefined; onClose: () => void }

/** An application in two steps: what is asked for, then its whole cost, which the farmer agrees to. */
export function LoanApplication({ products, productId, onClose }: LoanApplicationProps) {
  const [product, setProduct] = useState(() => chosenOf(products, productId))
  const [seen, setSeen] = useState<{ application: LoanRequest; quote: LoanQuote } | null>(null)
  const form = useZodForm(loanRequestFor(product), emptyDraft(product), placeOf(productId))
  const quote = useLoanQuote(form, (answer, application) => setSeen({ quote: answer, application }))
  const request = useRequestLoan(form, { onDone: onClose, onCostChanged: () => seen && quote.mutate(seen.application) })
  const choose = (id: string) => {
    const chosen = products.find((each) => each.id === id) ?? product
    setProduct(chosen)
    form.setValues(changesFor(chosen, form.values))
  }
  if (seen)
    return (
      <TrueCost
        quote={seen.quote}
        isPending={request.isPending || quote.isPending}
        onBack={() => setSeen(null)}
        onAgree={(acknowledgedTotal) => request.mutate({ ...seen.application, acknowledgedTotal })}
      />
    )
  return (
    <LoanForm
      form={form}
      product={product}
      products={products}
      isPending={quote.isPending}
      onChoose={choose}
      onNext={form.submit((application) => quote.mutate(application))}
    />
  )
}
