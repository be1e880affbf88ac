import { today } from '#client/phone/clock.ts'
import { regularDueDays } from '#domain/finance/loan-terms.ts'
import type { LoanProduct } from '#domain/finance/product.schema.ts'
import classes from './CostLine.module.css'
import { CostSentence } from './CostLine.tsx'
import { emptyDraft } from './loan-draft.ts'
import { useHarvests } from './useHarvests.ts'

/** What a loan on offer costs, for the amount and the term with which its form begins. */
export function CostExample({ product }: { product: LoanProduct }) {
  const [harvest] = useHarvests()
  const { principalAmount, termDays } = emptyDraft(product)
  const [start, days] = [today(), Number(termDays)]
  return (
    <div className={classes.cost}>
      <CostSentence
        product={product}
        amount={Number(principalAmount)}
        days={days}
        start={start}
        dueDays={regularDueDays(start, days)}
        harvest={harvest}
        isOnce={false}
        isExample
      />
    </div>
  )
}
