import type { Db } from '#db/client.ts'
import { type ClaimRow, insertClaimStep, updateClaim } from '#db/queries/finance/claims.ts'
import { addDays, type Instant } from '#domain/dates.ts'
import { CLAIM_STATUS, type ClaimStatus } from '#domain/finance/insurance/claim.ts'

type Decided = { approvedAmount?: number; reason?: string; decidedBy?: string }

/** Moves a claim to its next step, and notes the day that is promised for the one after it. */
export function stepTo(tx: Db, claim: ClaimRow, status: ClaimStatus, at: Instant, decided: Decided = {}): void {
  const { days } = CLAIM_STATUS[status]
  const promisedDay = days === null ? null : addDays(at.slice(0, 10), days)
  updateClaim(tx, claim, { ...decided, status, promisedDay, missedAt: null })
  insertClaimStep(tx, { claimId: claim.id, status, promisedDay, createdAt: at })
}
