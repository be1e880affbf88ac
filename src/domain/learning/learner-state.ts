import type { Instant } from '../dates.ts'

/** How it stands with a learner of a course. */
export const LEARNER_STATES = ['active', 'stopped', 'completed'] as const
export type LearnerState = (typeof LEARNER_STATES)[number]

/** Who has done nothing in a course for so many days has stopped. */
const STOPPED_AFTER_DAYS = 14
/** Nobody is reminded of a course again before so many days have passed. */
const REMIND_AGAIN_DAYS = 7

const DAY_MS = 86_400_000
const before = (now: Date, days: number): Instant => new Date(now.getTime() - days * DAY_MS).toISOString()

/** Who did nothing since this moment has stopped. */
export const stoppedBefore = (now: Date) => before(now, STOPPED_AFTER_DAYS)
/** Who was reminded since this moment is not reminded again. */
export const remindedSince = (now: Date) => before(now, REMIND_AGAIN_DAYS)

type Enrolled = { status: 'enrolled' | 'completed'; enrolledAt: Instant; lastActiveAt: Instant | null }

export function learnerState({ status, enrolledAt, lastActiveAt }: Enrolled, now: Date): LearnerState {
  if (status === 'completed') return 'completed'
  return (lastActiveAt ?? enrolledAt) < stoppedBefore(now) ? 'stopped' : 'active'
}
