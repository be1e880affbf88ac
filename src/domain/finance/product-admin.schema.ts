import * as z from 'zod'
import { says } from '../checks.ts'
import { optionalText, requiredText, withDefaults } from '../contract.ts'
import { CURRENT_CURRENCIES } from '../market/currency/currency-times.ts'
import { adminRow, editedRow } from '../operations/admin.schema.ts'
import type { Currency } from '../places.ts'
import { amountToPay, isPayable } from './amount.schema.ts'
import { isCalledIndex, lacksIndex } from './insurance/rain-index/called-index.ts'
import { rainIndex } from './insurance/rain-index/rain-index.schema.ts'
import { DAY_COUNTS, INTEREST_METHODS, LOAN_TERMS, REBATES } from './loan.ts'
import { insuranceProduct, loanProduct } from './product.schema.ts'

const names = z
  .array(requiredText(120, 'name'))
  .max(50)
  .nullish()
  .transform((list) => (list?.length ? list : null))

const namesByLine = z
  .string()
  .transform((text): string[] | null | undefined => text.split('\n').map((line) => line.trim()).filter(Boolean)) // biome-ignore format: one thought
  .pipe(names)

/** A loan on offer as administrators see it; a change reaches no loan that was applied for before. */
export const adminLoanProduct = loanProduct.extend({
  isActive: z.boolean(),
  ...adminRow.shape,
})
export type AdminLoanProduct = z.infer<typeof adminLoanProduct>

const share = z.number(says('rate')).min(0, says('rate')).max(100, says('rate'))
const MAX_GRACE_DAYS = 90
const GRACE = says('betweenDays', { min: 0, max: MAX_GRACE_DAYS })
const loanFields = {
  name: requiredText(120, 'name'),
  description: optionalText(2000),
  loanType: requiredText(60, 'category'),
  minAmount: amountToPay,
  maxAmount: amountToPay,
  interestRate: z.number(says('rate')).min(0, says('rate')).max(200, says('rate')),
  interestMethod: z.enum(INTEREST_METHODS),
  dayCount: z.enum(DAY_COUNTS),
  rebate: z.enum(REBATES),
  penaltyRate: share,
  penaltyGraceDays: z.int(GRACE).min(0, GRACE).max(MAX_GRACE_DAYS, GRACE),
  penaltyCap: share,
  termDays: z.literal(LOAN_TERMS, says('term')),
  currency: z.enum(CURRENT_CURRENCIES, says('currency')),
  provider: requiredText(120, 'provider'),
  minCreditScore: z.int(says('percent')).min(0, says('percent')).max(100, says('percent')),
  requiredDocuments: names,
  eligibleCrops: names,
  isActive: z.boolean(),
}
/** An offer in francs is in whole francs. */
const inCoins =
  <K extends string>(field: K) =>
  (offer: { [key in K]: number } & { currency: Currency }) =>
    isPayable(offer[field], offer.currency)
const hasRange = ({ minAmount, maxAmount }: { minAmount?: number | undefined; maxAmount?: number | undefined }) =>
  minAmount === undefined || maxAmount === undefined || minAmount <= maxAmount

/** A penalty has a cap: a farmer knows the most that it can come to. */
const hasCap = ({
  penaltyRate = 0,
  penaltyCap,
}: {
  penaltyRate?: number | undefined
  penaltyCap?: number | undefined
}) => penaltyRate === 0 || penaltyCap === undefined || penaltyCap > 0

export const newLoanProduct = z
  .object(
    withDefaults(loanFields, {
      interestMethod: 'flat',
      dayCount: '30/360',
      rebate: 'none',
      penaltyRate: 0,
      penaltyGraceDays: 0,
      penaltyCap: 0,
      minCreditScore: 0,
      isActive: true,
    }),
  )
  .refine(hasRange, { path: ['maxAmount'], ...says('amountRange') })
  .refine(hasCap, { path: ['penaltyCap'], ...says('penaltyCap') })
  .refine(inCoins('minAmount'), { path: ['minAmount'], ...says('amountDecimals') })
  .refine(inCoins('maxAmount'), { path: ['maxAmount'], ...says('amountDecimals') })
/** The same as a form has it: of a list one text a line. */
export const loanProductForm = z
  .object({ ...loanFields, requiredDocuments: namesByLine, eligibleCrops: namesByLine })
  .refine(hasRange, { path: ['maxAmount'], ...says('amountRange') })
  .refine(hasCap, { path: ['penaltyCap'], ...says('penaltyCap') })
  .refine(inCoins('minAmount'), { path: ['minAmount'], ...says('amountDecimals') })
  .refine(inCoins('maxAmount'), { path: ['maxAmount'], ...says('amountDecimals') })
export type NewLoanProduct = z.infer<typeof newLoanProduct>

/** An absent key leaves its value as it is. The currency stays: amounts would be others in another one. */
export const loanProductEdit = z
  .object(loanFields)
  .omit({ currency: true })
  .partial()
  .extend(editedRow.shape)
  .refine(hasRange, { path: ['maxAmount'], ...says('amountRange') })
  .refine(hasCap, { path: ['penaltyCap'], ...says('penaltyCap') })
export type LoanProductEdit = z.infer<typeof loanProductEdit>

/** An insurance on offer as administrators see it. */
export const adminInsuranceProduct = insuranceProduct.extend({
  isActive: z.boolean(),
  ...adminRow.shape,
})
export type AdminInsuranceProduct = z.infer<typeof adminInsuranceProduct>

const MAX_WAITING_DAYS = 365
const WAITING = says('between', { min: 0, max: MAX_WAITING_DAYS, unit: 'days' })
const insuranceFields = {
  name: requiredText(120, 'name'),
  description: optionalText(2000),
  insuranceType: requiredText(60, 'category'),
  coverageType: requiredText(60, 'category'),
  basePremiumRate: z.number(says('rate')).min(0.01, says('rate')).max(100, says('rate')),
  maxCoverageAmount: amountToPay,
  waitingDays: z.int(WAITING).min(0, WAITING).max(MAX_WAITING_DAYS, WAITING),
  currency: z.enum(CURRENT_CURRENCIES, says('currency')),
  provider: requiredText(120, 'provider'),
  eligibleCrops: names,
  eligibleRegions: names,
  index: rainIndex.nullable(),
  isActive: z.boolean(),
}
/** One that is called an index insurance and has no index cannot be sold, only kept for later (see `lacksIndex`). */
export const newInsuranceProduct = z
  .object(withDefaults(insuranceFields, { waitingDays: 0, index: null, isActive: true }))
  .refine((product) => !product.isActive || !lacksIndex(product), { path: ['index'], ...says('indexMissing') })
  .refine(inCoins('maxCoverageAmount'), { path: ['maxCoverageAmount'], ...says('amountDecimals') })
/** The same as a form has it; what the index is, is a form of its own. */
export const insuranceProductForm = z
  .object({ ...insuranceFields, eligibleCrops: namesByLine, eligibleRegions: namesByLine, hasIndex: z.boolean() })
  .omit({ index: true })
  // Without one it would not be sold; one of before may be taken off the list as it is.
  .refine((product) => !product.isActive || product.hasIndex || !isCalledIndex(product), {
    path: ['coverageType'],
    ...says('indexMissing'),
  })
  .refine(inCoins('maxCoverageAmount'), { path: ['maxCoverageAmount'], ...says('amountDecimals') })
export type NewInsuranceProduct = z.infer<typeof newInsuranceProduct>

export const insuranceProductEdit = z.object(insuranceFields).omit({ currency: true }).partial().extend(editedRow.shape)
export type InsuranceProductEdit = z.infer<typeof insuranceProductEdit>
