import { addDays, type Day } from '../../dates.ts'

/** How the premium of a policy stands; 'credited' is cover that an administrator gave before it is paid. */
export const PREMIUM_STATES = ['unpaid', 'credited', 'paid'] as const
export type PremiumState = (typeof PREMIUM_STATES)[number]

type Premium = { premiumAmount: number; totalPremiumPaid: number; creditedAt: string | null }

export function premiumStateOf({ premiumAmount, totalPremiumPaid, creditedAt }: Premium): PremiumState {
  if (totalPremiumPaid >= premiumAmount) return 'paid'
  return creditedAt === null ? 'unpaid' : 'credited'
}

/**
 * The first day that a policy covers: never before it begins, nor before its premium is paid or credited, and after the
 * waiting time. A renewal waits for nothing, because the policy before it has covered.
 */
export function coveredFrom(
  {
    policyStart,
    renewsId,
    terms,
  }: { policyStart: Day; renewsId: string | null; terms: { waitingDays?: number | undefined } | null },
  paidOn: Day,
): Day {
  const from = paidOn > policyStart ? paidOn : policyStart
  return addDays(from, renewsId === null ? (terms?.waitingDays ?? 0) : 0)
}
