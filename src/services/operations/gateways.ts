import type { Db } from '#db/client.ts'
import { listPushTargets, type Push, removeGoneSubscription } from '#db/queries/messaging/push-subscriptions.ts'
import { GATEWAY_RUNS, listJobRuns, saveGatewayRun } from '#db/queries/operations/job-runs.ts'
import { GATEWAYS, type Gateway, type GatewayId, type GatewayTest } from '#domain/operations/gateways.schema.ts'
import type { Actor } from '../people/actor.ts'

/** How the server reaches the services outside; null for one that is not set up. */
export type Gateways = {
  push: { send: (push: Push) => Promise<{ was: string; why?: string }> } | null
  forecasts: { host: string; fetch: () => Promise<number> } | null
}

export const NO_GATEWAYS: Gateways = { push: null, forecasts: null }

type Asker = Pick<Actor, 'user' | 'now'> & { db: Db; gateways: Gateways }

/** Every gateway: whether it is set up, and when it last succeeded or failed. */
export function gatewaysTable(db: Db, { push, forecasts }: Gateways): Gateway[] {
  const runs = new Map(listJobRuns(db).map((run) => [run.name, run]))
  const hosts: Record<GatewayId, string | null> = { push: null, forecasts: forecasts?.host ?? null, sms: null }
  const isSetUp: Record<GatewayId, boolean> = { push: push !== null, forecasts: forecasts !== null, sms: false }
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
  const { push, forecasts } = asker.gateways
  if (id === 'push' && push) return testPush(push, asker)
  if (id === 'forecasts' && forecasts) return testForecasts(forecasts, asker)
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
