import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import {
  closeJobsCutShort,
  findJobRun,
  saveJobFailure,
  saveJobStart,
  saveJobSuccess,
} from '#db/queries/operations/job-runs.ts'
import { findTrustedMoment, saveTrustedMoment } from '#db/queries/operations/trusted-clock.ts'
import { checkpoint, optimize } from '#db/upkeep.ts'
import { firstRunAt, isByDate, type JobId, minutesUntilNext } from '#domain/operations/jobs.ts'
import { keysOf } from '#domain/table.ts'
import { deliverDatedAdvice } from '#services/advice/deliver-advice.ts'
import { assessDroughts } from '#services/fields/season/assess-droughts.ts'
import { processDuePolicies } from '#services/finance/insurance/process-due-policies.ts'
import { settleSeasons } from '#services/finance/insurance/rain-index/settle-seasons.ts'
import { proveLedger } from '#services/finance/ledger/check-ledger.ts'
import { processDueLoans } from '#services/finance/loans/process-due-loans.ts'
import type { PaymentSetup } from '#services/finance/payments/payment-setup.ts'
import { reconcilePayments } from '#services/finance/payments/reconcile-payments.ts'
import { removePastForecasts } from '#services/weather/store-forecasts.ts'
import type { Forecaster } from '../weather/forecaster.ts'
import type { RainArchive } from '../weather/rain-archive.ts'
import { fetchRain } from '../weather/rain-round.ts'
import { fetchForecasts } from '../weather/round.ts'
import { type Absence, absenceBefore, lastTrace } from './absence.ts'
import { createClockGuard } from './clock-guard.ts'
import { pacer } from './pace.ts'
import { sweepPhotos } from './photos.ts'
import { reap } from './retention.ts'

export type Installation = {
  db: Db
  log: Logger
  now: () => Date
  /** Milliseconds that no setting of the clock changes; those of the process where it is left out. */
  monotonic?: () => number
  uploadsFolder: string
  /** The forecaster; null for none. */
  forecaster: Forecaster | null
  /** The record of rain; null for none. */
  archive: RainArchive | null
  payments: PaymentSetup
  /** Writes the backup of the day. */
  backUp: (stopping: AbortSignal) => Promise<void>
  /** Resolves when an import that writes has ended; null where none does. */
  whenWritable?: () => Promise<void> | null
}

/** Answers how much was done. What takes time heeds `stopping`. */
type Work = (stopping: AbortSignal) => number | Promise<number>

/** What each job of the table does; null where it is not set up. */
function workOf(
  { db, log, now, uploadsFolder, forecaster, archive, payments, backUp, whenWritable }: Installation,
  absence: Absence | null,
): Record<JobId, Work | null> {
  return {
    advice: (stopping) => deliverDatedAdvice(db, now(), { pause: pacer(stopping, whenWritable), stopping }),
    photos: (stopping) => sweepPhotos({ db, folder: uploadsFolder, now: now(), stopping, absence }),
    pastForecasts: () => removePastForecasts(db, now()),
    forecasts: forecaster && ((stopping) => fetchForecasts({ db, log, now, forecaster }, stopping)),
    rainRecords: archive && ((stopping) => fetchRain({ db, log, now, archive }, stopping)),
    droughts: archive && ((stopping) => assessDroughts(db, now(), { pause: pacer(stopping, whenWritable), stopping })),
    sessions: (stopping) => reap('sessions', db, now(), stopping),
    answers: async (stopping) =>
      (await reap('answers', db, now(), stopping)) + (await reap('wholeAnswers', db, now(), stopping)),
    notifications: (stopping) => reap('notifications', db, now(), stopping),
    archive: (stopping) => reap('archive', db, now(), stopping),
    removedCrops: (stopping) => reap('removedCrops', db, now(), stopping),
    ledger: (stopping) => proveLedger(db, now(), { pause: pacer(stopping, whenWritable), stopping }),
    loans: (stopping) => processDueLoans(db, now(), { pause: pacer(stopping, whenWritable), stopping }),
    policies: (stopping) => processDuePolicies(db, now(), { pause: pacer(stopping, whenWritable), stopping }),
    seasons: (stopping) => settleSeasons(db, now(), payments, { pause: pacer(stopping, whenWritable), stopping }),
    payments: () => reconcilePayments(db, now()),
    loginFailures: (stopping) => reap('loginFailures', db, now(), stopping),
    phoneCodes: (stopping) => reap('phoneCodes', db, now(), stopping),
    ussdSessions: (stopping) => reap('ussdSessions', db, now(), stopping),
    receivedMessages: async (stopping) =>
      (await reap('receivedMessages', db, now(), stopping)) + (await reap('earlyReports', db, now(), stopping)),
    visitorRequests: (stopping) => reap('visitorRequests', db, now(), stopping),
    checkpoint: () => checkpoint(db),
    statistics: () => optimize(db),
    backup: (stopping) => backUp(stopping).then(() => 1),
  }
}

/** What the server does by itself: at start, and again and again. Answers how to stop, and waits until all is still. */
export function startJobs(installation: Installation) {
  const stopping = new AbortController()
  const { db, now } = installation
  const work = workOf(installation, absenceBefore(db, now()))
  const guard = clockGuard(installation)
  closeJobsCutShort(db, now().toISOString())
  const ends = keysOf(work).map(
    (id) => work[id] && repeat(id, guarded(id, work[id], guard), installation, stopping.signal),
  )
  return async () => {
    stopping.abort()
    await Promise.all(ends)
  }
}

function clockGuard({ db, now, monotonic = () => performance.now() }: Installation) {
  const last = findTrustedMoment(db) ?? lastTrace(db)
  return createClockGuard({
    now,
    monotonic,
    lastTrusted: last === null ? null : new Date(last),
    trust: (moment) => saveTrustedMoment(db, moment.toISOString()),
    hasBackupSince: (moment) => (findJobRun(db, 'backup')?.succeededAt ?? '') >= moment.toISOString(),
  })
}

/** What acts by the date fails while the clock is in doubt, and is tried again soon. */
function guarded(id: JobId, work: Work, guard: ReturnType<typeof createClockGuard>): Work {
  if (!isByDate(id)) return work
  return (stopping) => {
    const doubt = guard.doubt()
    if (doubt) throw new Error(doubt)
    return work(stopping)
  }
}

/** Runs a job when it is due, and again a period after each end: never twice at a time. */
async function repeat(id: JobId, work: Work, installation: Installation, stopping: AbortSignal) {
  const { db, now } = installation
  const wait = Date.parse(firstRunAt(id, findJobRun(db, id), now())) - now().getTime()
  if (wait > 0) await pause(wait, stopping)
  while (!stopping.aborted) {
    const hasFailed = !(await runOnce(id, work, installation, stopping))
    await pause(minutesUntilNext(id, hasFailed) * 60_000, stopping)
  }
}

/**
 * Runs a job and keeps how it went. What ends with the server is no failure; the next start sees that it has no end.
 */
async function runOnce(id: JobId, work: Work, { db, log, now, whenWritable }: Installation, stopping: AbortSignal) {
  try {
    const held = whenWritable?.()
    if (held) await held
    saveJobStart(db, id, now().toISOString())
    const done = await work(stopping)
    saveJobSuccess(db, id, now().toISOString(), done)
    if (done > 0) log.info({ job: id, done }, 'job done')
    return true
  } catch (error) {
    if (!stopping.aborted) keepFailure(id, error, { db, log, now })
    return false
  }
}

const MAX_WORDS = 500

/** A disk that is full takes no note of it either; the log does. */
function keepFailure(id: JobId, error: unknown, { db, log, now }: Pick<Installation, 'db' | 'log' | 'now'>) {
  log.error({ err: error, job: id }, 'job failed')
  const reason = error instanceof Error ? error.message : String(error)
  try {
    saveJobFailure(db, id, now().toISOString(), reason.slice(0, MAX_WORDS))
  } catch (unsaved) {
    log.error({ err: unsaved, job: id }, 'the failure of a job could not be kept')
  }
}

/** Waits, but no longer than until the server stops. */
const pause = (ms: number, stopping: AbortSignal) =>
  new Promise<void>((done) => {
    if (stopping.aborted) return done()
    const timer = setTimeout(end, ms)
    stopping.addEventListener('abort', end, { once: true })
    function end() {
      clearTimeout(timer)
      stopping.removeEventListener('abort', end)
      done()
    }
  })
