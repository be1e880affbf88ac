import * as z from 'zod'
import { rowId } from '../contract.ts'
import { CURRENCIES } from '../places.ts'
import { rainIndex } from './insurance/rain-index/rain-index.schema.ts'
import { DAY_COUNTS, INTEREST_METHODS, REBATES } from './loan.ts'

/** A loan on offer; amounts in major units, `interestRate` in percent a year, `termDays` the longest term. */
export const loanProduct = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  loanType: z.string(),
  minAmount: z.number(),
  maxAmount: z.number(),
  interestRate: z.number(),
  interestMethod: z.enum(INTEREST_METHODS),
  dayCount: z.enum(DAY_COUNTS),
  /** What a flat loan gives back of its interest when all of it is paid early. */
  rebate: z.enum(REBATES),
  /** What a missed payment costs in percent of it, after how many days, and the most in all in percent of the loan. */
  penaltyRate: z.number(),
  penaltyGraceDays: z.number(),
  penaltyCap: z.number(),
  termDays: z.number(),
  currency: z.enum(CURRENCIES),
  provider: z.string(),
  minCreditScore: z.number(),
  /** What to bring along, and the crops that it is for; null is for any farmer. */
  requiredDocuments: z.array(z.string()).nullable(),
  eligibleCrops: z.array(z.string()).nullable(),
})
export type LoanProduct = z.infer<typeof loanProduct>

/** An insurance on offer; `basePremiumRate` in percent of the cover. */
export const insuranceProduct = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  insuranceType: z.string(),
  coverageType: z.string(),
  basePremiumRate: z.number(),
  maxCoverageAmount: z.number(),
  currency: z.enum(CURRENCIES),
  provider: z.string(),
  /** The crops and the places that it is for; null is for any. */
  eligibleCrops: z.array(z.string()).nullable(),
  eligibleRegions: z.array(z.string()).nullable(),
  /** Days after the premium before a loss is covered. */
  waitingDays: z.number(),
  /** What an index insurance measures and pays by; null for one that pays after a claim. */
  index: rainIndex.nullable(),
  /** It is called an index insurance and has no index: it is not sold until it has one. */
  lacksIndex: z.boolean(),
})
export type InsuranceProduct = z.infer<typeof insuranceProduct>

export const insuranceProductInput = z.object({ productId: rowId })
