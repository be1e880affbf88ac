import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { deliverDatedAdvice } from '#routers/farmer/advisory-events.ts'
import { sweepForecasts } from '#routers/farmer/forecast-events.ts'
import { pacer } from './pace.ts'
import { sweepPhotos } from './photo-sweep.ts'
import type { Forecaster } from './weather/forecaster.ts'
import { fetchForecasts } from './weather/round.ts'

const HOUR_MS = 3_600_000

type Installation = {
  db: Db
  log: Logger
  now: () => Date
  uploadsFolder: string
  /** Who foresees the weather; null for nobody. */
  forecaster: Forecaster | null
}

type Job = {
  name: string
  everyMs: number
  /** Answers how much was done. What takes time heeds `stopping`. */
  run: (stopping: AbortSignal) => number | Promise<number>
}

/** What the server does by itself: at start, and again and again. Answers how to stop, and waits until all is still. */
export function startJobs(installation: Installation) {
  const stopping = new AbortController()
  const ends = jobsOf(installation).map((job) => repeat(job, installation.log, stopping.signal))
  return async () => {
    stopping.abort()
    await Promise.all(ends)
  }
}

function jobsOf({ db, log, now, uploadsFolder, forecaster }: Installation): Job[] {
  const jobs: Job[] = [
    {
      name: 'dated advice',
      everyMs: HOUR_MS,
      run: (stopping) => deliverDatedAdvice(db, now(), { pause: pacer(stopping), stopping }),
    },
    { name: 'photos nobody sees', everyMs: HOUR_MS, run: () => sweepPhotos(db, uploadsFolder, now()) },
    { name: 'forecasts of the past', everyMs: HOUR_MS, run: () => sweepForecasts(db, now()) },
  ]
  if (forecaster)
    jobs.push({
      name: 'forecasts',
      everyMs: 3 * HOUR_MS,
      run: (stopping) => fetchForecasts({ db, log, now, forecaster }, stopping),
    })
  return jobs
}

/** Runs a job at once, and `everyMs` after each end: never twice at a time. A failure waits for the next round. */
async function repeat({ name, everyMs, run }: Job, log: Logger, stopping: AbortSignal) {
  while (!stopping.aborted) {
    try {
      const done = await run(stopping)
      if (done > 0) log.info({ job: name, done }, 'job done')
    } catch (error) {
      if (!stopping.aborted) log.error({ err: error, job: name }, 'job failed')
    }
    await pause(everyMs, stopping)
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
