import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import { continueBroadcasts } from '#services/messaging/broadcast.ts'
import { pacer } from './pace.ts'

const LOOK_EVERY_MS = 1000

type Installation = { db: Db; log: Logger; now: () => Date }

/** Goes on, slice by slice, with what is sent to many, for as long as the server runs. Answers how to stop. */
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
    await sendAll(installation, stopping)
    await setTimeout(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => undefined)
  }
}

/** Sends until nothing waits. What fails is tried again at the next look. */
async function sendAll({ db, log, now }: Installation, stopping: AbortSignal) {
  const pause = pacer(stopping)
  try {
    while (!stopping.aborted && continueBroadcasts(db, now()) !== null) await pause()
  } catch (error) {
    log.error({ err: error }, 'broadcast failed')
  }
}
