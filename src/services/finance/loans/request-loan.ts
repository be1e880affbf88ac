import type { Db } from '#db/client.ts'
import { findAccount } from '#db/queries/finance/accounts.ts'
import { countUndecided, findLoan, insertLoan } from '#db/queries/finance/loans.ts'
import { MAX } from '#domain/bounds.ts'
import { parseInput } from '#domain/contract.ts'
import { type Loan, type LoanRequest, loanRequestFor } from '#domain/finance/loan.schema.ts'
import { toMinor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { asLoanProduct } from '../products/product-answer.ts'
import { growsOneOf } from './eligible-crops.ts'
import { asLoan } from './loan-answer.ts'
import { offeredProduct, planLoan } from './loan-plan.ts'

type Asker = Pick<Actor, 'user' | 'now'>

/** Files a farmer's application for a loan, within the limits of the product. */
export function requestLoan(tx: Db, request: LoanRequest, actor: Asker): Loan {
  const { user, now } = actor
  const terms = termsOf(tx, request, actor)
  const { purpose, accountId } = request
  const account = accountId === null ? null : findAccount(tx, accountId, user.id)
  if (account === undefined) throw problem('notFound')
  if (account && account.currency !== terms.currency) throw problem('accountCurrency')
  if (countUndecided(tx, user.id) >= MAX.openLoans) throw problem('loansFull')
  const { id } = insertLoan(tx, { ...terms, userId: user.id, purpose, accountId, createdAt: now().toISOString() })
  return asLoan(tx, findLoan(tx, id)!, now())
}

/** The agreed terms, in hundredths. They hold today's rate of the product, even if the product changes later. */
function termsOf(tx: Db, request: LoanRequest, actor: Asker) {
  const product = offeredProduct(tx, request.loanProductId, actor)
  const within = parseInput(loanRequestFor(asLoanProduct(product)), request)
  const { currency, termDays, expectedHarvestValue, harvestCropId, acknowledgedTotal } = within
  const { user } = actor
  const { terms, cost, score, dueDays } = planLoan(tx, product, within, actor)
  if (!growsOneOf(tx, user.id, product.eligibleCrops)) throw problem('cropNotEligible')
  if (score.points < product.minCreditScore) throw problem('scoreTooLow')
  const acknowledged = typeof acknowledgedTotal === 'number' ? toMinor(acknowledgedTotal) : null
  if (acknowledged !== null && acknowledged !== cost.total) throw problem('costChanged')
  return {
    loanProductId: product.id,
    principalAmount: terms.principal,
    interestRate: terms.rate,
    interestMethod: terms.method,
    dayCount: product.dayCount,
    rebate: product.rebate,
    penaltyRate: product.penaltyRate,
    penaltyGraceDays: product.penaltyGraceDays,
    penaltyCap: product.penaltyCap,
    totalAmount: cost.total,
    installmentAmount: cost.instalment,
    currency,
    termDays,
    expectedHarvestValue: expectedHarvestValue === null ? null : toMinor(expectedHarvestValue),
    harvestCropId,
    dueDays,
    score,
    acknowledgedTotal: acknowledged,
    acknowledgedAt: acknowledged === null ? null : actor.now().toISOString(),
  }
}
