import * as z from 'zod'
import { says } from '../../checks.ts'
import { dayText, optionalText, pageInput, requiredText, rowId } from '../../contract.ts'
import { CURRENCIES, type Currency } from '../../places.ts'
import { keysOf } from '../../table.ts'
import { amountToPay, isPayable, paymentMethod } from '../amount.schema.ts'
import { pendingDecision } from '../decisions/decision.schema.ts'
import { POLICY_STATUS } from '../insurance.ts'
import { transaction } from '../transaction.schema.ts'
import { CLAIM_STATUS } from './claim.ts'
import { PREMIUM_STATES } from './cover.ts'
import { rainIndex, seasonReading, seasonSeries } from './rain-index/rain-index.schema.ts'

/** A farmer's policy; amounts in major units, the rate in percent of the cover. */
export const policy = z.object({
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  coverageType: z.string(),
  provider: z.string(),
  premiumRate: z.number(),
  status: z.enum(keysOf(POLICY_STATUS)),
  policyNumber: z.string().nullable(),
  coverageAmount: z.number(),
  premiumAmount: z.number(),
  currency: z.enum(CURRENCIES),
  policyStart: z.string(),
  policyEnd: z.string(),
  accountId: z.string().nullable(),
  coveredAssets: z.array(z.string()),
  nextPremiumDue: z.string().nullable(),
  totalPremiumPaid: z.number(),
  premiumState: z.enum(PREMIUM_STATES),
  /** The first day that it covers; null while its premium is neither paid nor credited. */
  coveredFrom: z.string().nullable(),
  waitingDays: z.number(),
  rejectionReason: z.string().nullable(),
  renewsId: z.string().nullable(),
  /** What the farmer said it is for: a crop by its English name, and where that grows. */
  insuredCrop: z.string().nullable(),
  insuredPlace: z.string().nullable(),
  /** By what it pays, as it was when the farmer asked for it; null for one that pays after a claim. */
  index: rainIndex.nullable(),
  /** The season that it pays for; null until it covers. */
  season: z.object({ from: z.string(), to: z.string() }).nullable(),
  settledAt: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
})
export type Policy = z.infer<typeof policy>

export const adminPolicy = policy.extend({
  farmer: z.object({ id: z.string(), fullName: z.string(), phone: z.string().nullable() }),
})
export type AdminPolicy = z.infer<typeof adminPolicy>

/** An application for an insurance. */
export const policyRequest = z.object({
  productId: requiredText(64, 'insuranceProduct'),
  coverageAmount: amountToPay,
  currency: z.enum(CURRENCIES, says('currency')),
  accountId: optionalText(64),
  policyNumber: optionalText(40),
  coveredAssets: z.array(requiredText(80, 'name')).max(20).default([]),
  /** Which crop it is for, by its English name, and where that grows. */
  crop: optionalText(120),
  place: optionalText(200),
})
export type PolicyRequest = z.infer<typeof policyRequest>

/** The same for one insurance on offer: within its limit, in its currency. */
export const policyRequestFor = ({ maxCoverageAmount: max, currency }: { maxCoverageAmount: number; currency: Currency }) =>
  policyRequest
    .refine((request) => request.currency === currency, { path: ['currency'], ...says('insuranceCurrency') })
    .refine(({ coverageAmount }) => coverageAmount <= max, { path: ['coverageAmount'], ...says('atMost', { max, unit: currency }) }) // biome-ignore format: one rule
    .refine(({ coverageAmount }) => isPayable(coverageAmount, currency), { path: ['coverageAmount'], ...says('amountDecimals') }) // biome-ignore format: one rule

type Restricted = { eligibleCrops: readonly string[] | null; eligibleRegions: readonly string[] | null }
/** The same as a form asks it: for which crop, and where it grows, where the insurance is for some alone. */
export const policyFormFor = (product: Parameters<typeof policyRequestFor>[0] & Restricted) =>
  policyRequestFor(product)
    .refine(({ crop }) => product.eligibleCrops === null || crop !== null, { path: ['crop'], ...says('crop') })
    .refine(({ place }) => product.eligibleRegions === null || place !== null, { path: ['place'], ...says('location') })

export const premiumPaymentInput = z.object({
  insuranceId: rowId,
  amount: amountToPay,
  paymentMethod,
  /** The account that pays: that of the policy, or else the default one, unless it is named. */
  accountId: optionalText(64),
})
export type PremiumPaymentInput = z.infer<typeof premiumPaymentInput>
export const premiumPaid = z.object({ transaction, policy })

export const ownPolicyInput = z.object({ insuranceId: rowId })
/** The rain of a policy’s season, day by day; null where it has none. */
export const policySeries = seasonSeries.nullable()

export const policyIdInput = z.object({ id: rowId })
export const policyRejection = policyIdInput.extend({ reason: requiredText(500, 'reason') })
export const policyFilter = pageInput.extend({ status: z.enum(keysOf(POLICY_STATUS)).optional() })

const claimStatus = z.enum(keysOf(CLAIM_STATUS))

/** A claim; `promisedDay` is the day by which the next step is promised. */
export const claim = z.object({
  id: z.string(),
  policyId: z.string(),
  policyNumber: z.string().nullable(),
  productName: z.string(),
  description: z.string(),
  lossDay: z.string(),
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  status: claimStatus,
  promisedDay: z.string().nullable(),
  isLate: z.boolean(),
  approvedAmount: z.number().nullable(),
  reason: z.string().nullable(),
  photoIds: z.array(z.string()),
  /** The season that it pays for, where it follows from an index; null where the farmer filed it. */
  reading: seasonReading.nullable(),
  steps: z.array(z.object({ status: claimStatus, at: z.string(), promisedDay: z.string().nullable() })),
  createdAt: z.string(),
})
export type Claim = z.infer<typeof claim>

export const adminClaim = claim.extend({
  /** What was decided about it, and waits for a second person. */
  pendingDecision: pendingDecision.nullable(),
  coverageAmount: z.number(),
  premiumState: z.enum(PREMIUM_STATES),
  coveredFrom: z.string().nullable(),
  farmer: z.object({ id: z.string(), fullName: z.string(), phone: z.string().nullable() }),
})
export type AdminClaim = z.infer<typeof adminClaim>

export const MAX_CLAIM_PHOTOS = 10

export const newClaim = z.object({
  insuranceId: rowId,
  description: requiredText(2000, 'problem', 10),
  lossDay: dayText,
  amount: amountToPay,
  photoIds: z.array(rowId).max(MAX_CLAIM_PHOTOS).default([]),
})
export type NewClaim = z.infer<typeof newClaim>

export const claimIdInput = z.object({ id: rowId })
export const claimFilter = pageInput.extend({ status: claimStatus.optional() })
/** A decision about a claim always says why. */
export const claimApproval = claimIdInput.extend({ amount: amountToPay, reason: requiredText(500, 'reason') })
export const claimRejection = claimIdInput.extend({ reason: requiredText(500, 'reason') })
