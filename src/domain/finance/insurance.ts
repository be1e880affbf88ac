/** The life of a policy (decisions, section 8). */
export const POLICY_STATUS = {
  applied: { label: 'Applied', next: ['active', 'rejected'] },
  active: { label: 'Active', next: ['expired', 'cancelled', 'claimed'] },
  expired: { label: 'Expired', next: [] },
  cancelled: { label: 'Cancelled', next: [] },
  claimed: { label: 'Claimed', next: [] },
  rejected: { label: 'Rejected', next: [] },
} as const satisfies Record<string, { label: string; next: readonly string[] }>

export type PolicyStatus = keyof typeof POLICY_STATUS

export const canMovePolicy = (from: PolicyStatus, to: PolicyStatus) =>
  (POLICY_STATUS[from].next as readonly PolicyStatus[]).includes(to)
