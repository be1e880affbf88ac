import pino from 'pino'
import { afterEach, beforeEach, expect } from 'vitest'
import { insertNotification } from '#db/queries/messaging/notifications.ts'
import { type notifications, pushSubscriptions } from '#db/schema/index.ts'
import { createDispatcher } from '#server/push/dispatcher.ts'
import { pushKeysOf } from '#server/push/keys.ts'
import { webPushGateway } from '#server/push/web-push.ts'
import { type Village, village } from '../village.ts'
import { waitFor } from '../wait-for.ts'
import { pushService } from './push-service.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const NOTICE = { type: 'weather', title: 'Flood', message: 'Clear the ditches', priority: 'high', link: '/farmer' } as const // biome-ignore format: one row

const log = pino({ level: 'silent' })

type Dispatcher = ReturnType<typeof createDispatcher>
type PushingVillage = Village &
  Dispatcher & {
    start: () => Dispatcher
    subscribe: (userId: string, name: string) => unknown
    tell: (userId: string, id: string, row?: Partial<typeof notifications.$inferInsert>) => unknown
    wait: (ms: number) => void
  }

/** A push service for each test of a file, and villages whose servers send to it. */
export function withPushService() {
  let service: Awaited<ReturnType<typeof pushService>>
  const stops: (() => void)[] = []
  const underWay = new Set<Promise<unknown>>()
  beforeEach(async () => {
    service = await pushService()
  })
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    service.close()
  })

  const subscribe = ({ db, clock }: Village, userId: string, name: string) =>
    db
      .insert(pushSubscriptions)
      .values({ ...service.browser(name), id: name, userId, createdAt: clock.now.toISOString() })
      .run()

  const tracked = <T>(sending: Promise<T>) => {
    underWay.add(sending)
    return sending.finally(() => underWay.delete(sending))
  }

  /** A village whose server sends Web Push; `start` is what a restart does. */
  const pushing = (v = village(), timeout = 500): PushingVillage => {
    // After all notifications of the story.
    v.clock.now = new Date(v.clock.now.getTime() + SECOND)
    const now = () => v.clock.now
    const start = () => {
      const keys = pushKeysOf(v.db, now())
      const gateway = webPushGateway({ keys, contact: 'mailto:a@b.example', hosts: [service.host], now, timeout })
      const dispatcher = createDispatcher({
        db: v.db,
        log,
        now,
        gateway: { send: (...ask) => tracked(gateway.send(...ask)) },
      })
      stops.push(dispatcher.stop)
      return dispatcher
    }
    return {
      ...v,
      start,
      ...start(),
      subscribe: (userId: string, name: string) => subscribe(v, userId, name),
      tell: (userId: string, id: string, row: Partial<typeof notifications.$inferInsert> = {}) =>
        insertNotification(v.db, { ...NOTICE, userId, id, createdAt: now().toISOString(), ...row }),
      wait: (ms: number) => {
        v.clock.now = new Date(v.clock.now.getTime() + ms)
      },
    }
  }

  /** Waits until every sent message was answered, or given up, and the dispatcher has recorded it. */
  const idle = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay)
    await new Promise((done) => setImmediate(done))
  }
  return {
    pushing,
    subscribe,
    idle,
    /** Waits until this many messages have arrived, and the dispatcher has read the answers. */
    arrived: async (count: number) => {
      await waitFor(() => expect(service.received).toHaveLength(count))
      await idle()
    },
    delivered: () => service.received.map(({ browser, message }) => `${browser}: ${message.id}`),
    received: () => service.received,
    host: () => service.host,
    answer: (...next: Parameters<typeof service.answer>) => service.answer(...next),
  }
}
