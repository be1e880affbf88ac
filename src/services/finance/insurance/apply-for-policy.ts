import { randomInt } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { findAccount } from '#db/queries/finance/accounts.ts'
import {
  countPolicies,
  findPolicy,
  findPolicyByNumber,
  insertPolicy,
  listRenewals,
} from '#db/queries/finance/policies.ts'
import { findInsuranceProduct } from '#db/queries/finance/products.ts'
import { MAX } from '#domain/bounds.ts'
import { parseInput } from '#domain/contract.ts'
import { addDays, type Day, dayOf } from '#domain/dates.ts'
import { type Policy, type PolicyRequest, policyRequestFor } from '#domain/finance/insurance/insurance.schema.ts'
import { POLICY_DAYS, premiumOf, RENEWAL_DAYS } from '#domain/finance/insurance/premium.ts'
import { lacksIndex } from '#domain/finance/insurance/rain-index/called-index.ts'
import { farmCountry } from '#domain/market/home-currency.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { COUNTRIES } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../../people/actor.ts'
import { insuredBy } from './insured-crop.ts'
import { asPolicy } from './policy-answer.ts'

type Asker = Pick<Actor, 'user' | 'now'>
/** Where a new policy goes on from an older one. */
type Renewal = { renewsId: string; start: Day }

/** Files an application for an insurance. Its terms are those of the product today. */
export function applyForPolicy(tx: Db, request: PolicyRequest, { user, now }: Asker, renewal?: Renewal): Policy {
  const product = findInsuranceProduct(tx, request.productId)
  if (!product) throw problem('unknownInsuranceProduct')
  if (lacksIndex(product)) throw problem('indexMissing')
  const country = farmCountry(user)
  if (country === null) throw problem('countryUnknown')
  if (COUNTRIES[country].currency !== product.currency) throw problem('productAbroad')
  const insured = insuredBy(tx, product, request, user)
  const { currency, basePremiumRate: premiumRate } = product
  const offer = { currency, maxCoverageAmount: toMajor(product.maxCoverageAmount) }
  const { coverageAmount, accountId, policyNumber, coveredAssets } = parseInput(policyRequestFor(offer), request)
  assertRoom(tx, user.id)
  const account = accountId === null ? null : findAccount(tx, accountId, user.id)
  if (account === undefined) throw problem('notFound')
  if (account && account.currency !== currency) throw problem('accountCurrency')
  if (policyNumber !== null && findPolicyByNumber(tx, policyNumber)) throw problem('policyNumberTaken')
  const coverage = toMinor(coverageAmount)
  const start = renewal?.start ?? dayOf(now())
  const id = insertPolicy(tx, {
    userId: user.id,
    productId: product.id,
    coverageAmount: coverage,
    premiumAmount: premiumOf(coverage, premiumRate, currency),
    currency,
    policyStart: start,
    policyEnd: addDays(start, POLICY_DAYS - 1),
    accountId,
    policyNumber: policyNumber ?? newPolicyNumber(start),
    coveredAssets,
    ...insured,
    terms: {
      name: product.name,
      coverageType: product.coverageType,
      provider: product.provider,
      premiumRate,
      waitingDays: product.waitingDays,
      ...(product.index && { index: product.index }),
    },
    renewsId: renewal?.renewsId ?? null,
    createdAt: now().toISOString(),
  })
  return asPolicy(findPolicy(tx, id)!)
}

function assertRoom(tx: Db, userId: string) {
  const undecided = countPolicies(tx, userId).filter(({ status }) => status === 'applied')
  if (undecided.reduce((sum, { policies }) => sum + policies, 0) >= MAX.openPolicies) throw problem('policiesFull')
}

const NUMBERS = 100_000_000
/** 'KUU-2026-04711234': the year in which it was asked for, and a number that says nothing else. */
const newPolicyNumber = (start: Day) => `KUU-${start.slice(0, 4)}-${String(randomInt(NUMBERS)).padStart(8, '0')}`

/** Asks for the same cover again, from the day after the policy ends, at the rate of today. */
export function renewPolicy(tx: Db, id: string, actor: Asker): Policy {
  const policy = findPolicy(tx, id)
  if (policy?.userId !== actor.user.id) throw problem('notFound')
  const isDue = policy.status === 'expired' || (policy.status === 'active' && addDays(dayOf(actor.now()), RENEWAL_DAYS) >= policy.policyEnd) // biome-ignore format: one thought
  if (!isDue) throw problem('renewalTooEarly')
  if (listRenewals(tx, id).some(({ status }) => status !== 'rejected')) throw problem('alreadyRenewed')
  const {
    productId,
    coverageAmount,
    currency,
    accountId,
    coveredAssets,
    policyEnd,
    insuredCrop: crop,
    insuredPlace: place,
  } = policy
  const today = dayOf(actor.now())
  const start = policyEnd < today ? today : addDays(policyEnd, 1)
  const account = accountId !== null && findAccount(tx, accountId, actor.user.id) ? accountId : null
  const request = { productId, coverageAmount: toMajor(coverageAmount), currency, accountId: account, policyNumber: null, coveredAssets: coveredAssets ?? [], crop, place } // biome-ignore format: one row
  return applyForPolicy(tx, request, actor, { renewsId: id, start })
}
