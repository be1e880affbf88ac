import { roundedTo } from '../../../money.ts'
import { type Currency, smallestOf } from '../../../places.ts'
import type { RainIndex } from './rain-index.schema.ts'

type PayoutTable = Pick<RainIndex, 'strike' | 'exit' | 'maxShare'>

/**
 * What an index pays for an amount of rain in mm, in percent of the cover: nothing at the strike (also called trigger)
 * or above, the most at the exit or below, linear between them. Source: World Bank, Weather Index Insurance for
 * Agriculture: Guidance for Development Practitioners (Discussion Paper 50, 2011; strike, tick and exit of a contract),
 * and the exercise of Columbia University's IRI, 'Designing an Initial Weather Index By Hand' (triggers, exits, payouts).
 */
export function payoutShare({ strike, exit, maxShare }: PayoutTable, rain: number): number {
  if (rain >= strike) return 0
  if (rain <= exit) return maxShare
  return (maxShare * (strike - rain)) / (strike - exit)
}

/** The tick: what each missing mm below the strike pays, in percent of the cover. */
export const tickOf = ({ strike, exit, maxShare }: PayoutTable) => maxShare / (strike - exit)

/** What a share of the cover is in hundredths; less than half of the smallest coin is nothing. */
export const payoutOf = (cover: number, share: number, currency: Currency) =>
  roundedTo(smallestOf(currency), (cover * share) / 100)
