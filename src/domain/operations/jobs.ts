import type { Instant } from '../dates.ts'
import { keysOf } from '../table.ts'

type Job = {
  everyMinutes: number
  /** Asks much of the machine: what was done lately is not done again at a new start. */
  isHeavy?: true
  /** Runs only where an outside service is set up. */
  isOptional?: true
  /** Removes, charges or ends something because of the date: waits until the clock can be believed. */
  isByDate?: true
}

const HOUR = 60
const DAY = 24 * HOUR

/** What the server does by itself, with its period. */
export const JOBS = {
  backup: { everyMinutes: DAY, isHeavy: true },
  advice: { everyMinutes: HOUR, isByDate: true },
  forecasts: { everyMinutes: 3 * HOUR, isOptional: true },
  rainRecords: { everyMinutes: DAY, isOptional: true },
  droughts: { everyMinutes: DAY, isOptional: true, isByDate: true },
  pastForecasts: { everyMinutes: HOUR, isByDate: true },
  photos: { everyMinutes: HOUR, isByDate: true },
  sessions: { everyMinutes: HOUR, isByDate: true },
  answers: { everyMinutes: HOUR, isByDate: true },
  notifications: { everyMinutes: DAY, isByDate: true },
  archive: { everyMinutes: DAY, isByDate: true },
  removedCrops: { everyMinutes: DAY, isByDate: true },
  ledger: { everyMinutes: DAY, isHeavy: true },
  loans: { everyMinutes: HOUR, isByDate: true },
  policies: { everyMinutes: HOUR, isByDate: true },
  seasons: { everyMinutes: HOUR, isByDate: true },
  payments: { everyMinutes: DAY },
  loginFailures: { everyMinutes: HOUR, isByDate: true },
  phoneCodes: { everyMinutes: HOUR, isByDate: true },
  ussdSessions: { everyMinutes: DAY, isByDate: true },
  receivedMessages: { everyMinutes: DAY, isByDate: true },
  visitorRequests: { everyMinutes: DAY, isByDate: true },
  checkpoint: { everyMinutes: HOUR },
  statistics: { everyMinutes: DAY },
} as const satisfies Record<string, Job>
export type JobId = keyof typeof JOBS

/** When a job began last, when it ended (null while it runs), when it last ended well, and why it failed. */
export type JobRun = {
  startedAt: Instant
  endedAt: Instant | null
  succeededAt: Instant | null
  done: number
  error: string | null
}

const RETRY_MINUTES = 15

/** Whether a job waits until the clock can be believed. */
export const isByDate = (id: JobId) => 'isByDate' in JOBS[id]

/** How long after its end a job runs again: a failed one sooner. */
export const minutesUntilNext = (id: JobId, hasFailed: boolean) =>
  hasFailed ? Math.min(JOBS[id].everyMinutes, RETRY_MINUTES) : JOBS[id].everyMinutes

/** When a job runs next; null while it runs, and for one that never ran. */
export function nextRunAt(id: JobId, run: JobRun | undefined): Instant | null {
  if (!run?.endedAt) return null
  return later(run.endedAt, minutesUntilNext(id, run.error !== null))
}

/** A heavy job leaves the first minutes of a start to those who wait for the server. */
const REST_MINUTES = 2

/** When a job runs first after a start: at once, but for a heavy one, which waits until it is due. */
export function firstRunAt(id: JobId, run: JobRun | undefined, now: Date): Instant {
  const job: Job = JOBS[id]
  if (!job.isHeavy) return now.toISOString()
  const soonest = later(now.toISOString(), REST_MINUTES)
  // A moment of success that lies ahead is that of a clock which was wrong.
  if (!run?.succeededAt || run.succeededAt > now.toISOString()) return soonest
  const due = later(run.succeededAt, job.everyMinutes)
  return due < soonest ? soonest : due
}

const later = (at: Instant, minutes: number): Instant => new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** How a job's last run ended. */
export const JOB_STATES = ['never', 'running', 'done', 'failed'] as const
export type JobState = (typeof JOB_STATES)[number]

export function stateOf(run: JobRun | undefined): JobState {
  if (!run) return 'never'
  if (!run.endedAt) return 'running'
  return run.error === null ? 'done' : 'failed'
}

/** Why a job has no end of its own: the server ended before it did. */
export const CUT_SHORT = 'The server ended meanwhile.'

/** Every job with its last run; one that is not set up and never ran is left out. */
export function jobsTable(runs: readonly (JobRun & { name: string })[]) {
  return keysOf(JOBS).flatMap((id) => {
    const run = runs.find(({ name }) => name === id)
    const job: Job = JOBS[id]
    if (job.isOptional && !run) return []
    const { startedAt = null, succeededAt = null, done = 0, error = null } = run ?? {}
    const { everyMinutes } = job
    return [{ id, everyMinutes, state: stateOf(run), startedAt, succeededAt, done, error, nextAt: nextRunAt(id, run) }] // biome-ignore format: one row
  })
}
