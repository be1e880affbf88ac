import { deviateOf, gammaShare } from './gamma.ts'

/** Under so many years of a month there is no index (WMO-No. 1090 asks for twenty to thirty). */
const LEAST_YEARS = 20
/** A month in which more years had no rain than had some is a dry one, of which no index says anything. */
const MOST_DRY = 0.5
/** Amounts that differ by less are the same: their logarithms are rounded. */
const SAME = 1e-9
/** Farther out than this the index says no more than that it is extreme. */
const FARTHEST = 5

/** A gamma distribution of rain above nothing, and the share of years without any. */
export type RainFit = { alpha: number; beta: number; dry: number }

/** Fits the rain of years, in mm, by Thom (1958); null where too few of them had any, or all had the same. */
export function fitRain(years: readonly number[]): RainFit | null {
  const wet = years.filter((rain) => rain > 0)
  const mean = wet.reduce((sum, rain) => sum + rain, 0) / wet.length
  const spread = Math.log(mean) - wet.reduce((sum, rain) => sum + Math.log(rain), 0) / wet.length
  if (!(spread > SAME)) return null
  const alpha = (1 + Math.sqrt(1 + (4 * spread) / 3)) / (4 * spread)
  return { alpha, beta: mean / alpha, dry: 1 - wet.length / years.length }
}

export type RainIndex = { index: number } | { without: 'fewYears' | 'dryMonth' }

/** The standardized precipitation index of an amount of rain among those of the years before (McKee 1993), in mm. */
export function standardizedRain(years: readonly number[], rain: number): RainIndex {
  if (years.length < LEAST_YEARS) return { without: 'fewYears' }
  const fit = fitRain(years)
  if (!fit || fit.dry > MOST_DRY) return { without: 'dryMonth' }
  const share = fit.dry + (1 - fit.dry) * gammaShare(fit.alpha, rain / fit.beta)
  return { index: Math.max(-FARTHEST, Math.min(FARTHEST, deviateOf(share))) }
}

/** The classes of McKee, each up to an index; above all of them it is not dry. */
const DROUGHT_CLASSES = { extreme: -2, severe: -1.5, moderate: -1 } as const
export type DroughtClass = keyof typeof DROUGHT_CLASSES | 'none'

export const droughtClassOf = (index: number): DroughtClass =>
  (Object.entries(DROUGHT_CLASSES) as [DroughtClass, number][]).find(([, upTo]) => index <= upTo)?.[0] ?? 'none'
