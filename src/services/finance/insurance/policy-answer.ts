import type { Db } from '#db/client.ts'
import { findPolicy, type PolicyRow } from '#db/queries/finance/policies.ts'
import { premiumStateOf } from '#domain/finance/insurance/cover.ts'
import type { AdminPolicy, Policy } from '#domain/finance/insurance/insurance.schema.ts'
import type { SeasonSeries } from '#domain/finance/insurance/rain-index/rain-index.schema.ts'
import { toMajor } from '#domain/money.ts'
import { seasonSeries } from './rain-index/index-record.ts'

/** The terms of a policy: its own, or for one of before they were stored those of its product. */
const termsOf = ({ terms, productName, coverageType, provider, premiumRate }: PolicyRow) =>
  terms ?? { name: productName, coverageType, provider, premiumRate }

/** A policy as it is answered, in major units. */
export function asPolicy(row: PolicyRow): Policy {
  const { name, coverageType, provider, premiumRate } = termsOf(row)
  return {
    id: row.id,
    productId: row.productId,
    productName: name,
    coverageType,
    provider,
    premiumRate,
    status: row.status,
    policyNumber: row.policyNumber,
    coverageAmount: toMajor(row.coverageAmount),
    premiumAmount: toMajor(row.premiumAmount),
    currency: row.currency,
    policyStart: row.policyStart,
    policyEnd: row.policyEnd,
    accountId: row.accountId,
    coveredAssets: row.coveredAssets ?? [],
    nextPremiumDue: row.nextPremiumDue,
    totalPremiumPaid: toMajor(row.totalPremiumPaid),
    premiumState: premiumStateOf(row),
    coveredFrom: row.coveredFrom,
    waitingDays: row.terms?.waitingDays ?? 0,
    rejectionReason: row.rejectionReason,
    renewsId: row.renewsId,
    insuredCrop: row.insuredCrop,
    insuredPlace: row.insuredPlace,
    index: row.terms?.index ?? null,
    season: seasonOf(row),
    settledAt: row.settledAt,
    createdAt: row.createdAt,
    decidedAt: row.decidedAt,
  }
}

const seasonOf = ({ seasonStart: from, seasonEnd: to }: PolicyRow) =>
  from === null || to === null ? null : { from, to }

/** The rain of the season that a policy pays for; null where it pays for none. */
export function seriesOfPolicy(db: Db, row: PolicyRow): SeasonSeries | null {
  const season = seasonOf(row)
  return row.terms?.index && season ? seasonSeries(db, row.terms.index, season) : null
}

/** A policy with its farmer, for administrators. */
export const asAdminPolicy = (row: PolicyRow): AdminPolicy => ({ ...asPolicy(row), farmer: row.farmer })

/** A policy as it is now, to its farmer or to administrators: none is ever deleted. */
export const policyOf = (db: Db, id: string) => asPolicy(findPolicy(db, id)!)
export const adminPolicyOf = (db: Db, id: string) => asAdminPolicy(findPolicy(db, id)!)
