/**
 * The steps of a claim. `days` is how long the insurer promises that a claim stands there; a promise that is missed is
 * told to the administrators.
 */
export const CLAIM_STATUS = {
  submitted: { days: 3, next: ['reviewing', 'approved', 'rejected'] },
  reviewing: { days: 14, next: ['approved', 'rejected'] },
  /** The money is on its way. */
  approved: { days: 5, next: ['paid'] },
  paid: { days: null, next: [] },
  rejected: { days: null, next: [] },
} as const satisfies Record<string, { days: number | null; next: readonly string[] }>
export type ClaimStatus = keyof typeof CLAIM_STATUS

export const canMoveClaim = (from: ClaimStatus, to: ClaimStatus) =>
  (CLAIM_STATUS[from].next as readonly ClaimStatus[]).includes(to)
