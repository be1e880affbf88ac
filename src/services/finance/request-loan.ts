import type { Db } from '#db/client.ts'
import { findAccount } from '#db/queries/finance/accounts.ts'
import { countUndecided, findLoan, insertLoan } from '#db/queries/finance/loans.ts'
import { findLoanProduct } from '#db/queries/finance/products.ts'
import { MAX } from '#domain/bounds.ts'
import { type Loan, type LoanRequest, loanRequestFor } from '#domain/finance/loan.schema.ts'
import { loanCost } from '#domain/finance/loan-terms.ts'
import { parseInput } from '#domain/invalid-input.ts'
import { toMinor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'
import { asLoan } from './loan-answer.ts'
import { asLoanProduct } from './product-answer.ts'

/** Files a farmer's application for a loan, within the limits of the product. */
export function requestLoan(tx: Db, request: LoanRequest, { user, now }: Pick<Actor, 'user' | 'now'>): Loan {
  const terms = termsOf(tx, request)
  const { purpose, accountId } = request
  if (accountId !== null && !findAccount(tx, accountId, user.id)) throw problem('notFound')
  if (countUndecided(tx, user.id) >= MAX.openLoans) throw problem('loansFull')
  const { id } = insertLoan(tx, { ...terms, userId: user.id, purpose, accountId, createdAt: now().toISOString() })
  return asLoan(findLoan(tx, id)!, now())
}

/** The agreed terms, in hundredths. They hold today's rate of the product, even if the product changes later. */
function termsOf(tx: Db, request: LoanRequest) {
  const product = findLoanProduct(tx, request.loanProductId)
  if (!product) throw problem('unknownLoanProduct')
  const within = parseInput(loanRequestFor(asLoanProduct(product)), request)
  const { currency, termDays, expectedHarvestValue } = within
  const { interestRate, interestMethod } = product
  const principal = toMinor(within.principalAmount)
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
