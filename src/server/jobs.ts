import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { deliverDatedAdvice } from '#routers/farmer/advisory-events.ts'

const HOUR_MS = 3_600_000

/** What the server does by itself: at start, and every hour. Answers how to stop. */
export function startJobs({ db, log, now }: { db: Db; log: Logger; now: () => Date }) {
  const work = () => {
    try {
      const reached = deliverDatedAdvice(db, now())
      if (reached > 0) log.info({ reached }, 'dated advice delivered')
    } catch (error) {
      log.error({ err: error }, 'dated advice could not be delivered')
    }
  }
  work()
  const timer = setInterval(work, HOUR_MS)
  return () => clearInterval(timer)
}
