import { type Day, daysBetween } from '../../dates.ts'
import { roundedTo } from '../../money.ts'

/**
 * What a missed payment costs, as the product has it: a share of what is missing, once for each payment that is later
 * than the days of grace, and never more in all than a share of what was borrowed. Shares in percent.
 */
export type PenaltyTerms = { rate: number; graceDays: number; cap: number }

type Missed = { due: Day; amount: number; paid: number }
type Charged = { principal: number; charged: number; step: number }

/** Payments that bear a penalty on a day: not whole, and later than the days of grace. */
export const missedOn = <M extends Missed>(
  schedule: readonly M[],
  { rate, graceDays }: PenaltyTerms,
  today: Day,
): M[] =>
  rate === 0 ? [] : schedule.filter(({ due, amount, paid }) => paid < amount && daysBetween(due, today) > graceDays)

/** The penalty of a missed payment in hundredths: nothing once the cap is reached. */
export function penaltyOf(
  { amount, paid }: Missed,
  { rate, cap }: PenaltyTerms,
  { principal, charged, step }: Charged,
): number {
  const most = step * Math.floor((principal * cap) / 100 / step)
  return Math.max(0, Math.min(roundedTo(step, ((amount - paid) * rate) / 100), most - charged))
}
