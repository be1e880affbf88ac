import { type Day, daysBetween } from '../dates.ts'

/** The work that a crop asks for from the land to the store. */
export const CARE_TASKS = [
  'prepare',
  'emergence',
  'establishment',
  'weeding',
  'feeding',
  'secondWeeding',
  'treeWeeding',
  'treeFeeding',
  'scouting',
  'ripeness',
  'picking',
  'lifting',
  'harvest',
  'drying',
  'curing',
  'cooling',
] as const

export type CareTask = (typeof CARE_TASKS)[number]

export type CareState = 'overdue' | 'thisWeek' | 'later' | 'done'
export type CareItem = { task: CareTask; due: Day; state: CareState; doneOn: Day | null; every: number | null }

/** The item as it stands on another day than the one it was made for. */
export const careOn = <I extends CareItem>(item: I, today: Day): I =>
  item.state === 'done' ? item : { ...item, state: stateOf(item.due, today) }

/** Overdue, or due within seven days counted from today. */
export const isPressing = ({ state }: CareItem) => state === 'overdue' || state === 'thisWeek'

/** How early the farmer may say that a task is done. */
const MAX_DAYS_EARLY = 14

/** Whether the work can be done by now: it is open, and not too far ahead. */
export const canBeDone = ({ state, due }: CareItem, today: Day) =>
  state !== 'done' && daysBetween(today, due) <= MAX_DAYS_EARLY

const WEEK = 7
/** How pressing a task is that is not done. */
export const stateOf = (due: Day, today: Day): CareState => {
  if (due < today) return 'overdue'
  return daysBetween(today, due) < WEEK ? 'thisWeek' : 'later'
}
