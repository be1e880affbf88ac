import { addDays, type Day, daysBetween, type Instant } from '../dates.ts'
import { dayIn } from '../places.ts'
import { type CareItem, type CareTask, stateOf } from './care.ts'
import type { CropStatus } from './crop.ts'
import { type CarePlan, CROP_GROUPS, type CropGroup } from './crop-group.ts'

/**
 * When a task is due: `after` planting in days or at a `share` of the season, whichever comes first, `plus` days.
 * It is asked for until the crop has left the status `until` behind. A task that comes back does so `every` so many
 * days after it was done, up to the share `last` of the season.
 */
type CareStep = {
  task: CareTask
  after?: number
  share?: number
  plus?: number
  until: CropStatus
  every?: number
  last?: number
}

const START: CareStep[] = [
  { task: 'prepare', after: -14, until: 'planning' },
  { task: 'emergence', after: 10, share: 0.1, until: 'planted' },
  { task: 'weeding', after: 21, share: 0.2, until: 'growing' },
  { task: 'feeding', after: 30, share: 0.3, until: 'growing' },
  { task: 'secondWeeding', after: 45, share: 0.45, until: 'growing' },
  { task: 'scouting', after: 14, share: 0.15, every: 7, last: 0.75, until: 'growing' },
]
const HARVEST: CareStep = { task: 'harvest', share: 1, until: 'harvesting' }

/**
 * What the crops of a plan ask for, and when. The order and the spacing are general extension practice for small
 * farms and not an agronomist's prescription for a place or a variety. Draft, to be reviewed.
 */
const CARE_PLANS = {
  grain: [
    ...START,
    { task: 'ripeness', share: 0.9, until: 'growing' },
    HARVEST,
    { task: 'drying', share: 1, plus: 3, until: 'harvested' },
  ],
  root: [
    ...START,
    { task: 'lifting', share: 0.9, until: 'growing' },
    HARVEST,
    { task: 'curing', share: 1, plus: 3, until: 'harvested' },
  ],
  fresh: [
    ...START,
    { task: 'picking', share: 0.9, until: 'growing' },
    HARVEST,
    { task: 'cooling', share: 1, plus: 1, until: 'harvested' },
  ],
  tree: [
    { task: 'prepare', after: -14, until: 'planning' },
    { task: 'establishment', after: 30, until: 'planted' },
    { task: 'treeWeeding', after: 60, every: 90, until: 'growing' },
    { task: 'treeFeeding', after: 180, every: 180, until: 'growing' },
    { task: 'scouting', after: 30, every: 30, until: 'growing' },
    HARVEST,
  ],
} as const satisfies Record<CarePlan, readonly CareStep[]>

export type CaredCrop = {
  status: CropStatus
  statusBefore: CropStatus | null
  plantingDate: Day | null
  expectedHarvest: Day | null
  /** When the crop was added; no work is asked for before that day. */
  createdAt: Instant
  crop: { group: CropGroup; growthDuration: number | null }
}

/** The days on which tasks were last done, by task. */
export type CareDone = { readonly [T in CareTask]?: Day }

/** The tasks of a crop, the earliest first. A task of a stage that the crop has left is dropped. */
export function careSchedule(farmerCrop: CaredCrop, done: CareDone, today: Day): CareItem[] {
  const { plantingDate: planting } = farmerCrop
  if (!planting) return []
  const season = seasonOf(farmerCrop, planting)
  const addedOn = dayIn(new Date(farmerCrop.createdAt), EASTERNMOST)
  const steps: readonly CareStep[] = CARE_PLANS[CROP_GROUPS[farmerCrop.crop.group].care]
  return steps
    .map((step) =>
      itemOf(step, { planting, season, stage: stageOf(farmerCrop), doneOn: done[step.task] ?? null, addedOn, today }),
    )
    .filter((item) => item !== null)
    .sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)))
}

/**
 * What a crop's plan says of a task, whatever stage the crop is in; undefined where it does not belong to the crop. Work
 * that was done on a phone may be told after the crop has moved on.
 */
export const careStepOf = ({ crop }: Pick<CaredCrop, 'crop'>, task: CareTask): CareStep | undefined =>
  CARE_PLANS[CROP_GROUPS[crop.group].care].find((step) => step.task === task)

/** The earliest midnight of the countries that Kuu serves: on the day of its adding a task is overdue nowhere. */
const EASTERNMOST = 'Africa/Nairobi'

/** Days from planting to the harvest that the farmer expects, or else to the one of the catalogue. */
const seasonOf = ({ expectedHarvest, crop }: CaredCrop, planting: Day) =>
  expectedHarvest ? daysBetween(planting, expectedHarvest) : crop.growthDuration

type Timing = { planting: Day; season: number | null; stage: number; doneOn: Day | null; addedOn: Day; today: Day }

function itemOf(step: CareStep, timing: Timing): CareItem | null {
  const { task, every = null } = step
  const { doneOn, today } = timing
  const due = dueOf(step, timing)
  const isOpen = timing.stage <= STAGES.indexOf(step.until)
  if (due && isOpen) return { task, due, state: stateOf(due, today), doneOn, every }
  return doneOn ? { task, due: doneOn, state: 'done', doneOn, every } : null
}

/** The day of the next time; null when there is none. */
function dueOf(step: CareStep, { planting, season, doneOn, addedOn }: Timing): Day | null {
  if (doneOn && !step.every) return null
  const last = step.last !== undefined && season !== null ? addDays(planting, Math.round(step.last * season)) : null
  const first = firstDay(step, season)
  const start = first === null ? null : startOf(step, addDays(planting, first), addedOn)
  const due = doneOn && step.every ? addDays(doneOn, step.every) : start
  return due && last && due > last ? null : due
}

/** Work that was due longer ago than this when the crop was added is not asked for any more. */
const MAX_DAYS_MISSED = 14

/** The first day of a task; what lay before the adding of the crop starts on that day. The harvest is always asked for. */
function startOf({ task, every }: CareStep, due: Day, addedOn: Day): Day | null {
  if (due >= addedOn) return due
  const isAsked = every !== undefined || task === 'harvest' || daysBetween(due, addedOn) <= MAX_DAYS_MISSED
  return isAsked ? addedOn : null
}

function firstDay({ after, share, plus = 0 }: CareStep, season: number | null): number | null {
  const days = [after, share !== undefined && season !== null ? Math.round(share * season) : undefined]
  const dates = days.filter((day) => day !== undefined)
  return dates.length > 0 ? Math.min(...dates) + plus : null
}

const STAGES: readonly CropStatus[] = ['planning', 'planted', 'growing', 'harvesting', 'harvested', 'completed']
/** How far a crop has come; one in trouble stands where it stood before the trouble. */
const stageOf = ({ status, statusBefore }: CaredCrop) =>
  STAGES.indexOf(status === 'problem' ? (statusBefore ?? 'planted') : status)
