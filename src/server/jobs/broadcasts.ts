import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { continueBroadcasts } from '#services/messaging/broadcast.ts'
import { publishDue } from '#services/operations/publish-due.ts'
import { pacer } from './pace.ts'

const LOOK_EVERY_MS = 1000

type Installation = {
  db: Db
  log: Logger
  now: () => Date
  /** Whether nothing may be written just now, because an import writes. */
  isHeld?: () => boolean
}

/**
 * Publishes what was scheduled, and continues the broadcasts, slice by slice, for as long as the server runs. Returns how
 * to stop.
 */
export function runBroadcasts(installation: Installation) {
  const stopping = new AbortController()
  const end = goOn(installation, stopping.signal)
  return async () => {
    stopping.abort()
    await end
  }
}

async function goOn(installation: Installation, stopping: AbortSignal) {
  while (!stopping.aborted) {
    if (!installation.isHeld?.()) {
      publish(installation)
      await sendAll(installation, stopping)
    }
    await setTimeout(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => undefined)
  }
}

/** Publishes what was scheduled for now. A failure is retried at the next look. */
function publish({ db, log, now }: Installation) {
  try {
    publishDue(db, now())
  } catch (error) {
    log.error({ err: error }, 'what was scheduled could not be published')
  }
}

/** Sends until no broadcast waits. A failure is retried at the next look. */
async function sendAll({ db, log, now, isHeld = () => false }: Installation, stopping: AbortSignal) {
  const pause = pacer(stopping)
  try {
    while (!stopping.aborted && !isHeld() && continueBroadcasts(db, now()) !== null) await pause()
  } catch (error) {
    log.error({ err: error }, 'broadcast failed')
  }
}
