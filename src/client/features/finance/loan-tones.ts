import type { BadgeTone } from '#client/ui/Badge.tsx'
import type { LoanStatus } from '#domain/finance/loan.ts'
import type { InstalmentStatus } from '#domain/finance/loan-terms.ts'

/** The colour of the status badge. */
export const LOAN_TONES: Record<LoanStatus, BadgeTone> = {
  applied: 'info',
  approved: 'good',
  disbursed: 'good',
  active: 'good',
  completed: 'secondary',
  defaulted: 'destructive',
  rejected: 'destructive',
  writtenOff: 'secondary',
}

export const INSTALMENT_TONES: Record<InstalmentStatus, BadgeTone> = {
  proposed: 'secondary',
  due: 'info',
  overdue: 'destructive',
  paid: 'good',
}
