import type { Db } from '#db/client.ts'
import { type ClaimRow, findClaim, listClaimPhotos, listClaimSteps } from '#db/queries/finance/claims.ts'
import { dayOf } from '#domain/dates.ts'
import { premiumStateOf } from '#domain/finance/insurance/cover.ts'
import type { AdminClaim, Claim } from '#domain/finance/insurance/insurance.schema.ts'
import { toMajor } from '#domain/money.ts'
import { pendingDecisionOf } from '../decisions/decision-answer.ts'

/** A claim as it is answered, in major units, with its steps and photos. */
export const asClaim = (db: Db, row: ClaimRow, now: Date): Claim => ({
  id: row.id,
  policyId: row.policyId,
  policyNumber: row.policyNumber,
  productName: row.productName,
  description: row.description,
  lossDay: row.lossDay,
  amount: toMajor(row.amount),
  currency: row.currency,
  status: row.status,
  promisedDay: row.promisedDay,
  isLate: row.promisedDay !== null && row.promisedDay < dayOf(now),
  approvedAmount: row.approvedAmount === null ? null : toMajor(row.approvedAmount),
  reason: row.reason,
  photoIds: listClaimPhotos(db, row.id),
  reading: row.reading,
  steps: listClaimSteps(db, row.id),
  createdAt: row.createdAt,
})

/** The same with its farmer, for administrators. */
export const asAdminClaim = (db: Db, row: ClaimRow, now: Date): AdminClaim => ({
  ...asClaim(db, row, now),
  coverageAmount: toMajor(row.coverageAmount),
  premiumState: premiumStateOf(row),
  coveredFrom: row.coveredFrom,
  farmer: row.farmer,
  pendingDecision: pendingDecisionOf(db, row.id),
})

/** A claim as it is now, to its farmer or to administrators: none is ever deleted. */
export const claimOf = (now: () => Date) => (db: Db, id: string) => asClaim(db, findClaim(db, id)!, now())
export const adminClaimOf = (now: () => Date) => (db: Db, id: string) => asAdminClaim(db, findClaim(db, id)!, now())
