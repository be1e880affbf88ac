import type { BadgeTone } from '#client/ui/Badge.tsx'
import type { ClaimStatus } from '#domain/finance/insurance/claim.ts'
import type { PolicyStatus } from '#domain/finance/insurance.ts'

export const POLICY_TONES: Record<PolicyStatus, BadgeTone> = {
  applied: 'info',
  active: 'good',
  expired: 'secondary',
  cancelled: 'secondary',
  claimed: 'info',
  rejected: 'destructive',
}

export const CLAIM_TONES: Record<ClaimStatus, BadgeTone> = {
  submitted: 'info',
  reviewing: 'info',
  approved: 'good',
  paid: 'secondary',
  rejected: 'destructive',
}
