import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { deliverDatedAdvice } from '#routers/farmer/advisory-events.ts'
import { sweepPhotos } from './photo-sweep.ts'

const HOUR_MS = 3_600_000

type Installation = { db: Db; log: Logger; now: () => Date; uploadsFolder: string }

/** What the server does by itself: at start, and every hour. Answers how to stop. */
export function startJobs({ db, log, now, uploadsFolder }: Installation) {
  const jobs = {
    'dated advice': () => deliverDatedAdvice(db, now()),
    'photos nobody sees': () => sweepPhotos(db, uploadsFolder, now()),
  }
  const work = () => {
    for (const [job, run] of Object.entries(jobs))
      try {
        const done = run()
        if (done > 0) log.info({ job, done }, 'job done')
      } catch (error) {
        log.error({ err: error, job }, 'job failed')
      }
  }
  work()
  const timer = setInterval(work, HOUR_MS)
  return () => clearInterval(timer)
}
