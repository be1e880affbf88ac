import type { Db } from '#db/client.ts'
import { parseInput } from '#domain/contract.ts'
import { dayOf } from '#domain/dates.ts'
import { loanRequestFor } from '#domain/finance/loan.schema.ts'
import { INTEREST_METHODS } from '#domain/finance/loan.ts'
import { joinedByDay, type LoanTerms, loanCost, loanSchedule, regularDueDays } from '#domain/finance/loan-terms.ts'
import { effectiveRateOn } from '#domain/finance/loans/effective-rate.ts'
import type { LoanQuote, LoanQuoteInput } from '#domain/finance/loans/loan-money.schema.ts'
import { toMajor } from '#domain/money.ts'
import type { Actor } from '../../people/actor.ts'
import { asLoanProduct } from '../products/product-answer.ts'
import { offeredProduct, planLoan } from './loan-plan.ts'

/** Any purpose: a quote is asked for before it is written. */
const NO_PURPOSE = { purpose: 'Only asked for the cost' }

/** What a loan would cost, counted from today, with the same loan by the other method beside it. */
export function quoteLoan(db: Db, asked: LoanQuoteInput, actor: Pick<Actor, 'user' | 'now'>): LoanQuote {
  const product = offeredProduct(db, asked.loanProductId, actor)
  const { currency, dayCount, rebate, minCreditScore } = product
  const { penaltyRate: rate, penaltyGraceDays: graceDays, penaltyCap: cap } = product
  parseInput(loanRequestFor(asLoanProduct(product)), { ...asked, ...NO_PURPOSE, currency })
  const { terms, cost, score, dueDays } = planLoan(db, product, asked, actor)
  const today = dayOf(actor.now())
  const days = dueDays ?? regularDueDays(today, terms.days)
  const schedule = joinedByDay(loanSchedule(cost, terms.days, { dueDays: days, today, isProposal: true, paid: 0 }))
  const plan = { days: terms.days, start: today, dueDays: days }
  const other = INTEREST_METHODS.find((method) => method !== terms.method)!
  return {
    ...costOfMethod(terms, plan),
    principalAmount: toMajor(terms.principal),
    currency,
    dayCount,
    rebate,
    penalty: rate > 0 ? { rate, graceDays, cap, most: toMajor(Math.floor((terms.principal * cap) / 100)) } : null,
    schedule: schedule.map(({ due, amount }) => ({ due, amount: toMajor(amount) })),
    other: costOfMethod({ ...terms, method: other }, plan),
    score,
    minCreditScore,
  }
}

type Plan = Parameters<typeof effectiveRateOn>[2]

function costOfMethod(terms: LoanTerms, plan: Plan) {
  const cost = loanCost(terms)
  return {
    method: terms.method,
    totalAmount: toMajor(cost.total),
    interestAmount: toMajor(cost.total - terms.principal),
    installmentAmount: toMajor(cost.instalment),
    effectiveRate: effectiveRateOn(terms.principal, cost, plan),
  }
}
