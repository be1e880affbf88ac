import { addDays, type Day, daysBetween } from '../dates.ts'

/** The life of a farmer's crop: what each status shows, and where it may go next (decisions, section 5). */
export const CROP_STATUS = {
  planning: { progress: 10, next: ['planted', 'growing', 'harvesting', 'harvested', 'completed'] },
  planted: { progress: 25, next: ['growing', 'harvesting', 'harvested', 'completed', 'problem'] },
  growing: { progress: 65, next: ['harvesting', 'harvested', 'completed', 'problem'] },
  harvesting: { progress: 90, next: ['harvested', 'completed', 'problem'] },
  harvested: { progress: 100, next: ['completed'] },
  completed: { progress: 100, next: [] },
  problem: { progress: 0, next: ['planted', 'growing', 'harvesting', 'harvested', 'completed'] },
} as const satisfies Record<string, { progress: number; next: readonly string[] }>

export type CropStatus = keyof typeof CROP_STATUS

/** The kinds of lines in the log of a crop. */
export const CROP_ACTIVITIES = ['status', 'note', 'problem', 'care', 'yield', 'edit'] as const

export type CropActivity = (typeof CROP_ACTIVITIES)[number]

/** Whether a crop may go from one status to another; staying is always allowed. */
export const canMoveCrop = (from: CropStatus, to: CropStatus) =>
  from === to || (CROP_STATUS[from].next as readonly CropStatus[]).includes(to)

/** Progress shown, in percent. A crop in trouble keeps the progress it had before the trouble. */
export const cropProgress = (status: CropStatus, before: CropStatus | null) =>
  CROP_STATUS[status === 'problem' ? (before ?? 'planted') : status].progress

/** Planting day plus the crop's growth duration in days, or null while one of them is unknown. */
export const expectedHarvest = (planting: Day | null, growthDuration: number | null): Day | null =>
  planting && growthDuration ? addDays(planting, growthDuration) : null

/** Nobody plans a planting further ahead; a crop may be entered so long after it should have been harvested. */
const PLANNED_DAYS = 730
const LATE_DAYS = 1460

/**
 * Whether a crop can have been planted on a day, in days of its growth: years of another calendar (2019 in Ethiopia is
 * 2026) and slips of the hand cannot. What has no time of growth, such as cocoa, may be as old as a farm.
 */
export function canBePlanted(planting: Day, growthDuration: number | null, today: Day): boolean {
  const age = daysBetween(planting, today)
  return age >= -PLANNED_DAYS && (growthDuration === null || age <= growthDuration + LATE_DAYS)
}

/** Whether the two days can stand together; one that is unknown stands with any. */
export const harvestFollows = (planting?: Day | null, harvest?: Day | null) =>
  !planting || !harvest || planting <= harvest

const SQUARE_METRES_PER_HECTARE = 10_000
export const toSquareMetres = (hectares: number) => Math.round(hectares * SQUARE_METRES_PER_HECTARE)
export const toHectares = (squareMetres: number) => squareMetres / SQUARE_METRES_PER_HECTARE

type Standing = { status: CropStatus; statusBefore: CropStatus | null }

/** The status that a crop returns to after a problem, once it has moved to `status`; null for a crop without a problem. */
export function statusBeforeProblem(crop: Standing, status: CropStatus): CropStatus | null {
  if (status !== 'problem') return null
  return crop.status === 'problem' ? crop.statusBefore : crop.status
}

/** For so many days a crop that was removed can be restored, with its log. */
export const DAYS_TO_RESTORE = 30
