import type { CropStatus } from '../crops/crop.ts'
import type { Day } from '../dates.ts'

/** A crop that stands in a field: from its planting until its harvest, on so many square metres. */
export type Planting = { from: Day; until: Day; area: number }

type StandingCrop = {
  status: CropStatus
  plantingDate: Day | null
  expectedHarvest: Day | null
  fieldSize: number | null
  createdAt?: string
}

/** A crop without a day of harvest, as a tree, stands on. */
const NO_END = '9999-12-31'

/** What a crop takes of its field; undefined where it is harvested, or where its area is not known. */
export function plantingOf({
  status,
  plantingDate,
  expectedHarvest,
  fieldSize,
  createdAt,
}: StandingCrop): Planting | undefined {
  if (status === 'harvested' || status === 'completed' || fieldSize === null) return undefined
  const from = plantingDate ?? createdAt?.slice(0, 10) ?? ''
  return { from, until: expectedHarvest ?? NO_END, area: fieldSize }
}

/**
 * The most that stands at once while a crop does, in square metres, without that crop. The day of a harvest is free for
 * the next planting.
 */
export function plantedBeside(own: Planting, others: readonly Planting[]): number {
  const beside = others.filter(({ from, until }) => from < until && from < own.until && until > own.from)
  // The most stands on the first day of one of them.
  const days = [own.from, ...beside.map(({ from }) => from).filter((from) => from > own.from)]
  return Math.max(...days.map((day) => areaOn(day, beside)))
}

const areaOn = (day: Day, plantings: readonly Planting[]) =>
  plantings.filter(({ from, until }) => from <= day && day < until).reduce((sum, { area }) => sum + area, 0)

/** Areas are whole square metres: what was rounded up is not too much. */
const ROUNDED_M2 = 1

/** Whether a crop has room in its field beside those that stand there in its season. */
export const hasRoom = (own: Planting, others: readonly Planting[], fieldM2: number) =>
  own.area + plantedBeside(own, others) <= Math.round(fieldM2) + ROUNDED_M2
