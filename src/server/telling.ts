import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { tellNext } from '#routers/farmer/telling.ts'

const LOOK_EVERY_MS = 1000
/** Between two slices requests are answered; this long, so that one that takes several turns is done in one pause. */
const PAUSE_MS = 10

type Installation = { db: Db; log: Logger; now: () => Date }

/** Goes on, slice by slice, with what is told to many, for as long as the server runs. Answers how to stop. */
export function startTelling(installation: Installation) {
  const stopping = new AbortController()
  const end = goOn(installation, stopping.signal)
  return async () => {
    stopping.abort()
    await end
  }
}

async function goOn({ db, log, now }: Installation, stopping: AbortSignal) {
  while (!stopping.aborted) {
    let told: number | null = null
    try {
      told = tellNext(db, now())
    } catch (error) {
      log.error({ err: error }, 'telling failed')
    }
    await setTimeout(told === null ? LOOK_EVERY_MS : PAUSE_MS, undefined, { signal: stopping }).catch(() => undefined)
  }
}
