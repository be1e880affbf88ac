import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Db, transact } from '#db/client.ts'
import { whenCommitted } from '#db/group-commit.ts'
import { listDueSms } from '#db/queries/messaging/sms-dispatch.ts'
import { saveGatewayRun } from '#db/queries/operations/job-runs.ts'
import { type ClaimedSms, claimDueSms } from '#services/messaging/sms/claim-sms.ts'
import { type SmsOutcome, settleSms } from '#services/messaging/sms/settle-sms.ts'
import type { SmsGateway } from './gateway.ts'
import { createPace } from './pace.ts'

/** How long one answer of a gateway is waited for. The lease of a message is longer. */
const PATIENCE_MS = 30_000
const LOOK_EVERY_MS = 500
const CLAIM = 64
/** What the gateway answered is written together, so that ten answers cost one flush. */
const SETTLE_EVERY_MS = 25
/** How long it may take until that is on the disk. */
const SETTLE_MS = 5000
const NOTE_MS = 60_000
/** How long what is under way may take when the server stops. */
const DRAIN_MS = 5000

type Installation = {
  db: Db
  log: Logger
  now: () => Date
  gateway: SmsGateway
  /** Messages a second, and how many answers are waited for at once. */
  perSecond?: number
  atOnce?: number
  leaseMs?: number
  clock?: () => number
  /** Whether nothing may be written just now, because an import writes. */
  isHeld?: () => boolean
}

type Settled = { sms: ClaimedSms; outcome: SmsOutcome }

/**
 * Sends the text messages that wait, at least once each. Before a message is handed over, the attempt and its lease are
 * on the disk: a process that dies leaves messages that are due again when their lease ends. Returns how to stop.
 */
export function startSms(installation: Installation) {
  const { db, log, now, gateway } = installation
  const { perSecond = 250, atOnce = 32, leaseMs = 2 * PATIENCE_MS, clock = () => performance.now() } = installation
  const { isHeld = () => false } = installation
  const pace = createPace(perSecond, clock)
  const stopping = new AbortController()
  const cutting = new AbortController()
  const queue: { sms: ClaimedSms; until: number }[] = []
  const underWay = new Set<Promise<void>>()
  let settled: Settled[] = []

  const attempt = async (sms: ClaimedSms) => {
    const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), cutting.signal])
    const outcome = await gateway.send(sms, signal).catch((error: unknown): SmsOutcome => {
      log.error({ err: error, sms: sms.id }, 'a text message failed')
      return { was: 'later', why: 'The gateway failed' }
    })
    // What was broken off by the end of the server is due again after its lease.
    if (cutting.signal.aborted) return
    if (outcome.was === 'later' && outcome.after) pace.pauseFor(outcome.after)
    settled.push({ sms, outcome })
  }

  const note = noter(installation)

  /** Writes what became of the messages. What cannot be written stays, and is tried again. */
  const settle = () => {
    if (settled.length === 0 || isHeld()) return
    const batch = settled
    try {
      transact(db, (tx) => {
        for (const each of batch) settleSms(tx, { ...each, gateway: gateway.name }, now())
      })
      settled = settled.slice(batch.length)
      for (const { sms, outcome } of batch)
        if (outcome.was !== 'sent') log.warn({ sms: sms.id, was: outcome.was }, 'a text message was not sent')
      note(batch)
    } catch (error) {
      log.error({ err: error }, 'what became of text messages could not be written')
    }
  }

  const claim = async () => {
    try {
      // Looked at before the transaction: a server with nothing to send locks nothing.
      if (isHeld() || listDueSms(db, now().toISOString(), 1).length === 0) return 0
      const { claimed, looked } = transact(db, (tx) =>
        claimDueSms(tx, { gateway: gateway.name, now: now(), most: CLAIM, leaseMs }),
      )
      await whenCommitted(db.$client)
      // What waits for its turn longer than this would still be under way when its lease ends.
      const until = clock() + Math.max(0, leaseMs - PATIENCE_MS - SETTLE_MS)
      queue.push(...claimed.map((sms) => ({ sms, until })))
      return looked
    } catch (error) {
      log.error({ err: error }, 'text messages could not be claimed')
      return 0
    }
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      if (queue.length === 0 && (await claim()) === 0) await sleep(LOOK_EVERY_MS)
      while (queue.length > 0 && !stopping.signal.aborted) {
        while (underWay.size >= atOnce) await Promise.race(underWay)
        const wait = pace.wait()
        if (wait > 0) await sleep(wait)
        const next = queue.shift()
        // A gateway asked for a pause, or answered slowly: meanwhile the number may have written STOP, and night may have
        // come. The message is claimed anew when its lease is over.
        if (next && clock() < next.until && !stopping.signal.aborted) start(next.sms)
      }
    }
  }

  const start = (sms: ClaimedSms) => {
    pace.started()
    const task = attempt(sms).finally(() => underWay.delete(task))
    underWay.add(task)
  }

  const sleep = (ms: number) => setTimeout(ms, undefined, { signal: stopping.signal }).catch(() => undefined)

  const settling = setInterval(settle, SETTLE_EVERY_MS)
  const running = run()
  return async () => {
    stopping.abort()
    await running
    const patience = globalThis.setTimeout(() => cutting.abort(), DRAIN_MS)
    await Promise.allSettled(underWay)
    clearTimeout(patience)
    clearInterval(settling)
    settle()
  }
}

/** Notes how the gateway does, for the administrator; seldom, because each note is a write. */
function noter({ db, now }: Pick<Installation, 'db' | 'now'>) {
  let noted: { error: string | null; at: number } | null = null
  return (batch: readonly Settled[]) => {
    const outcome = batch.findLast(({ outcome: { was } }) => was === 'sent' || was === 'later')?.outcome
    if (!outcome) return
    const error = outcome.was === 'later' ? outcome.why : null
    const moment = now().getTime()
    if (noted && noted.error === error && moment - noted.at < NOTE_MS) return
    noted = { error, at: moment }
    saveGatewayRun(db, 'sms', now().toISOString(), error)
  }
}
