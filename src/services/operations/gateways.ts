import { randomUUID } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { listPushTargets, type Push, removeGoneSubscription } from '#db/queries/messaging/push-subscriptions.ts'
import { GATEWAY_RUNS, listJobRuns, saveGatewayRun } from '#db/queries/operations/job-runs.ts'
import { GATEWAYS, type Gateway, type GatewayId, type GatewayTest } from '#domain/operations/gateways.schema.ts'
import { dialled, isInternational } from '#domain/phone.ts'
import type { Actor } from '../people/actor.ts'

/** How the server reaches the services outside; null for one that is not set up. */
export type Gateways = {
  push: { send: (push: Push) => Promise<{ was: string; why?: string }> } | null
  forecasts: { host: string; fetch: () => Promise<number> } | null
  /** Without a host, messages go to the log. */
  sms: {
    host: string | null
    send: (sms: { id: string; phone: string; message: string }) => Promise<{ was: string; why?: string }>
  } | null
}

export const NO_GATEWAYS: Gateways = { push: null, forecasts: null, sms: null }

type Asker = Pick<Actor, 'user' | 'now'> & { db: Db; gateways: Gateways }

/** Every gateway: whether it is set up, and when it last succeeded or failed. */
export function gatewaysTable(db: Db, { push, forecasts, sms }: Gateways): Gateway[] {
  const runs = new Map(listJobRuns(db).map((run) => [run.name, run]))
  const hosts: Record<GatewayId, string | null> = {
    push: null,
    forecasts: forecasts?.host ?? null,
    sms: sms?.host ?? null,
  }
  const isSetUp: Record<GatewayId, boolean> = { push: push !== null, forecasts: forecasts !== null, sms: sms !== null }
  return GATEWAYS.map((id) => {
    const run = runs.get(GATEWAY_RUNS[id])
    const error = run?.error ?? null
    return {
      id,
      isSetUp: isSetUp[id],
      host: hosts[id],
      succeededAt: run?.succeededAt ?? null,
      failedAt: error === null ? null : (run?.endedAt ?? null),
      error,
    }
  })
}

/** Does the real thing once, and says how it went. */
export async function testGateway(id: GatewayId, asker: Asker): Promise<GatewayTest> {
  const { push, forecasts, sms } = asker.gateways
  if (id === 'push' && push) return testPush(push, asker)
  if (id === 'forecasts' && forecasts) return testForecasts(forecasts, asker)
  if (id === 'sms' && sms) return testSms(sms, asker)
  return { outcome: 'notSetUp', count: 0, error: null }
}

/** Tells the administrator's own browsers. */
async function testPush(push: NonNullable<Gateways['push']>, { db, user, now }: Asker): Promise<GatewayTest> {
  const targets = listPushTargets(db, user.id)
  if (targets.length === 0) return { outcome: 'noBrowser', count: 0, error: null }
  const notification = { ...TEST_NOTIFICATION, id: `test-${now().getTime()}` }
  const outcomes = await Promise.all(
    targets.map(async ({ id, ...subscription }) => {
      const outcome = await push.send({ subscription, notification, language: user.language })
      if (outcome.was === 'gone') removeGoneSubscription(db, id)
      return outcome
    }),
  )
  const count = outcomes.filter(({ was }) => was === 'sent').length
  const failure = outcomes.find(({ was }) => was !== 'sent')
  const error = count > 0 ? null : (failure?.why ?? GONE)
  saveGatewayRun(db, 'push', now().toISOString(), error)
  return { outcome: count > 0 ? 'done' : 'failed', count, error }
}

const GONE = 'The push service does not know this browser any more.'

const TEST_NOTIFICATION = {
  type: 'system',
  kind: null,
  params: null,
  title: 'A test',
  message: 'Notifications reach this browser.',
  priority: 'high',
  link: '/admin/settings',
} as const

/** Writes to the administrator's own phone. */
async function testSms(sms: NonNullable<Gateways['sms']>, { db, user, now }: Asker): Promise<GatewayTest> {
  const phone = dialled(user.phone ?? '')
  if (!isInternational(phone)) return { outcome: 'noPhone', count: 0, error: null }
  const { was, why } = await sms.send({ id: randomUUID(), phone, message: TEST_SMS })
  const error = was === 'sent' ? null : (why ?? was)
  saveGatewayRun(db, 'sms', now().toISOString(), error)
  return { outcome: error === null ? 'done' : 'failed', count: error === null ? 1 : 0, error }
}

const TEST_SMS = 'A test: text messages of the platform reach this phone.'

/** Fetches the forecasts now, and keeps them as the job does. */
async function testForecasts({ fetch }: NonNullable<Gateways['forecasts']>, { db, now }: Asker): Promise<GatewayTest> {
  try {
    const count = await fetch()
    saveGatewayRun(db, 'forecasts', now().toISOString(), null)
    return { outcome: 'done', count, error: null }
  } catch (failure) {
    const error = failure instanceof Error ? failure.message : String(failure)
    saveGatewayRun(db, 'forecasts', now().toISOString(), error)
    return { outcome: 'failed', count: 0, error }
  }
}
