/** The life of a policy (decisions, section 8). */
export const POLICY_STATUS = {
  applied: { next: ['active', 'rejected'] },
  active: { next: ['expired', 'cancelled', 'claimed'] },
  expired: { next: [] },
  cancelled: { next: [] },
  claimed: { next: [] },
  rejected: { next: [] },
} as const satisfies Record<string, { next: readonly string[] }>

export type PolicyStatus = keyof typeof POLICY_STATUS

export const canMovePolicy = (from: PolicyStatus, to: PolicyStatus) =>
  (POLICY_STATUS[from].next as readonly PolicyStatus[]).includes(to)
