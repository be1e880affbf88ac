import { type DroughtClass, droughtClassOf } from './standardized-rain.ts'
import { type WaterClass, waterClassOf } from './water-balance.ts'

/** From not dry at all to the worst. */
export const SEVERITIES = ['none', 'moderate', 'severe', 'extreme'] as const satisfies readonly DroughtClass[]
export type Severity = (typeof SEVERITIES)[number]

/** What a class of the water index is as a drought of the crop. */
const OF_WATER: Readonly<Record<WaterClass, Severity>> = {
  veryGood: 'none',
  good: 'none',
  average: 'none',
  mediocre: 'moderate',
  poor: 'severe',
  failure: 'extreme',
}

/** The worse of what the crop got and what the months brought; an index that is not known says nothing. */
export function severityOf({ water, rain }: { water: number | null; rain: number | null }): Severity {
  const found = [water === null ? 'none' : OF_WATER[waterClassOf(water)], rain === null ? 'none' : droughtClassOf(rain)]
  return SEVERITIES[Math.max(...found.map((each) => SEVERITIES.indexOf(each)))]!
}

/** The parts of a season, in the order in which they come. */
export const STAGES = ['start', 'growth', 'middle', 'end', 'over'] as const
export type Stage = (typeof STAGES)[number]

export const RISKS = ['low', 'medium', 'high'] as const
export type Risk = (typeof RISKS)[number]

/** In the middle of its season a crop flowers and fills: then want of water costs the most (FAO Paper 33). */
export function riskOf(severity: Severity, stage: Stage): Risk {
  if (severity === 'none' || stage === 'over') return 'low'
  return severity !== 'moderate' || stage === 'middle' ? 'high' : 'medium'
}

/** In which part of its season a crop is, by the share of it that has passed. */
export function stageOf([first, grown, late]: readonly [number, number, number], share: number): Stage {
  if (share > 1) return 'over'
  return share <= first ? 'start' : share < grown ? 'growth' : share <= late ? 'middle' : 'end'
}
