import type { Logger } from 'pino'
import * as z from 'zod'
import type { Db } from '#db/client.ts'
import { findPush, listPushesSince, removeGoneSubscription } from '#db/queries/messaging/push-subscriptions.ts'
import { saveGatewayRun } from '#db/queries/operations/job-runs.ts'
import { findSetting, saveSetting } from '#db/queries/operations/settings.ts'
import { waitAfter } from './backoff.ts'
import type { Outcome, PushGateway } from './gateway.ts'
import { createLanes } from './lanes.ts'

const WATERMARK = 'push.watermark'
/** A transaction may carry a moment from before it waited; so what is younger than this is looked through again. */
const LOOK_BACK_MS = 60_000
/** After a long sleep the server does not wake anyone for what happened before. */
const LONGEST_LOOK_BACK_MS = 86_400_000
const NOTE_MS = 60_000
const AT_ONCE_PER_SERVICE = 16

type Installation = { db: Db; log: Logger; now: () => Date; gateway: PushGateway }

/** One notification on its way to one browser, remembered until the watermark has passed it. */
type Errand = {
  notificationId: string
  subscriptionId: string
  createdAt: string
  service: string
  state: 'waiting' | 'under way' | 'done'
  attempts: number
  firstAt: number
  dueAt: number
}

/**
 * Brings new notifications to the browsers that asked for them, at least once each. What is on its way lives in
 * memory; on disk there is only a watermark, which never passes an errand that is not done: a server that was killed
 * begins there again, and a message that goes out twice takes its own place on the phone, for its id is its tag.
 */
export function createDispatcher({ db, log, now, gateway }: Installation) {
  const errands = new Map<string, Errand>()
  const enter = createLanes(AT_ONCE_PER_SERVICE)
  const stopping = new AbortController()
  let noted: { error: string | null; at: number } | null = null
  let watermark = readWatermark(db, now())

  /** Notes how the push services answer, for the administrator; seldom, because each note is a write. */
  const note = (error: string | null) => {
    const moment = now().getTime()
    if (noted && noted.error === error && moment - noted.at < NOTE_MS) return
    noted = { error, at: moment }
    saveGatewayRun(db, 'push', now().toISOString(), error)
  }

  /** Looks for what is new and what is due again, and sets out; waits for none of it. */
  const round = () => {
    const moment = now()
    for (const found of listPushesSince(db, watermark)) {
      const key = `${found.notificationId} ${found.subscriptionId}`
      if (!errands.has(key)) errands.set(key, newErrand(found, moment))
    }
    for (const errand of errands.values()) {
      if (errand.state !== 'waiting' || errand.dueAt > moment.getTime()) continue
      errand.state = 'under way'
      enter(errand.service, () => attempt(errand))
    }
    raiseWatermark(moment)
  }

  const attempt = async (errand: Errand) => {
    try {
      if (stopping.signal.aborted) return
      // Asked again at the last moment: it may have been read or deleted meanwhile.
      const push = findPush(db, errand.notificationId, errand.subscriptionId)
      if (!push) errand.state = 'done'
      else settle(errand, await gateway.send(push, stopping.signal))
    } catch (error) {
      log.error({ err: error, ...namesOf(errand) }, 'push failed')
      settle(errand, { was: 'later', why: 'failed' })
    }
  }

  const settle = (errand: Errand, outcome: Outcome) => {
    // The database may be closed by now, and what was broken off goes out again at the next start.
    if (stopping.signal.aborted) return
    if (outcome.was === 'later') return postpone(errand, outcome)
    errand.state = 'done'
    if (outcome.was !== 'gone') note(outcome.was === 'sent' ? null : outcome.why)
    if (outcome.was === 'gone') removeGoneSubscription(db, errand.subscriptionId)
    if (outcome.was === 'refused') log.warn({ ...namesOf(errand), why: outcome.why }, 'push refused')
  }

  const postpone = (errand: Errand, { why, after }: Extract<Outcome, { was: 'later' }>) => {
    const moment = now().getTime()
    errand.attempts += 1
    note(why)
    const wait = waitAfter({ attempts: errand.attempts, since: moment - errand.firstAt, asked: after })
    log[wait === null ? 'warn' : 'debug']({ ...namesOf(errand), why, wait }, 'push not sent')
    errand.state = wait === null ? 'done' : 'waiting'
    errand.dueAt = moment + (wait ?? 0)
  }

  const raiseWatermark = (moment: Date) => {
    const open = [...errands.values()].filter(({ state }) => state !== 'done').map(({ createdAt }) => createdAt)
    const next = open.reduce(earlier, ago(moment, LOOK_BACK_MS))
    // It only rises; but one ahead of the clock, which was set back, would find nothing until its time comes again.
    if (next <= watermark && watermark <= moment.toISOString()) return
    watermark = next
    const passed = [...errands].filter(([, { createdAt }]) => createdAt < watermark)
    for (const [key] of passed) errands.delete(key)
    // Written only when it passed something: an idle server does not wear its disk.
    if (passed.length > 0) saveSetting(db, WATERMARK, watermark, moment.toISOString())
  }

  return { round, stop: () => stopping.abort() }
}

function readWatermark(db: Db, now: Date) {
  const stored = findSetting(db, WATERMARK, z.iso.datetime())
  if (stored) return earlier(now.toISOString(), later(stored, ago(now, LONGEST_LOOK_BACK_MS)))
  saveSetting(db, WATERMARK, now.toISOString(), now.toISOString())
  return now.toISOString()
}

type Found = ReturnType<typeof listPushesSince>[number]

const newErrand = ({ endpoint, ...found }: Found, now: Date): Errand => ({
  ...found,
  service: new URL(endpoint).host,
  state: 'waiting',
  attempts: 0,
  firstAt: now.getTime(),
  dueAt: now.getTime(),
})

/** What the log may know: an endpoint is as good as a key. */
const namesOf = ({ notificationId, subscriptionId, service }: Errand) => ({ notificationId, subscriptionId, service })

const earlier = (a: string, b: string) => (a < b ? a : b)
const later = (a: string, b: string) => (a > b ? a : b)
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()
