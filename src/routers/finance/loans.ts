import type { Db } from '#db/client.ts'
import { findAccount } from '#db/queries/finance/accounts.ts'
import { countUndecided, findLoan, insertLoan, listLoans } from '#db/queries/finance/loans.ts'
import { findLoanProduct } from '#db/queries/finance/products.ts'
import { MAX } from '#domain/bounds.ts'
import { pageInput, pageOf } from '#domain/contract.ts'
import { type LoanRequest, loan, loanRequest, loanRequestFor } from '#domain/finance/loan.schema.ts'
import { loanCost } from '#domain/finance/loan-terms.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import { asLoan } from '#services/finance/loan-answer.ts'
import { parseInput } from '../parse-input.ts'
import { as, router } from '../trpc.ts'

export const loans = router({
  list: as('farmer')
    .input(pageInput)
    .output(pageOf(loan))
    .query(({ ctx, input }) => {
      const page = listLoans(ctx.db, { ...input, userId: ctx.user.id })
      return { ...page, items: page.items.map((row) => asLoan(row, ctx.now())) }
    }),

  request: as('farmer')
    .input(loanRequest)
    .output(loan)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        const terms = termsOf(tx, input)
        if (input.accountId !== null && !findAccount(tx, input.accountId, ctx.user.id)) throw problem('notFound')
        if (countUndecided(tx, ctx.user.id) >= MAX.openLoans) throw problem('loansFull')
        const { id } = insertLoan(tx, {
          ...terms,
          userId: ctx.user.id,
          purpose: input.purpose,
          accountId: input.accountId,
          createdAt: ctx.now().toISOString(),
        })
        return asLoan(findLoan(tx, id)!, ctx.now())
      }),
    ),
})

/** What is agreed, in hundredths: the product's rate of today, whatever becomes of the product. */
function termsOf(tx: Db, input: LoanRequest) {
  const product = findLoanProduct(tx, input.loanProductId)
  if (!product) throw problem('unknownLoanProduct')
  const { interestRate, interestMethod } = product
  const limits = { minAmount: toMajor(product.minAmount), maxAmount: toMajor(product.maxAmount) }
  const { principalAmount, currency, termDays, expectedHarvestValue } = parseInput(loanRequestFor({ ...product, ...limits }), input) // biome-ignore format: one sentence
  const principal = toMinor(principalAmount)
  const cost = loanCost({ principal, rate: interestRate, method: interestMethod, days: termDays })
  return {
    loanProductId: product.id,
    principalAmount: principal,
    interestRate,
    totalAmount: cost.total,
    installmentAmount: cost.instalment,
    currency,
    termDays,
    expectedHarvestValue: expectedHarvestValue === null ? null : toMinor(expectedHarvestValue),
  }
}
