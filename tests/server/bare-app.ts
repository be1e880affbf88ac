import { Hono } from 'hono'
import pino from 'pino'
import { createSessions } from '#server/auth/sessions.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { requests } from '#server/http/requests.ts'
import { watchDamage } from '#server/machine/damage.ts'
import { world } from '../world.ts'

/** An app that knows its requests, and nothing else. */
export function bareApp() {
  const log = pino({ level: 'silent' })
  const reached = { origin: null, trustProxy: false }
  return new Hono<ServerEnv>().use(
    requests({ log, reached, auth: createSessions(world().db), damage: watchDamage(log), logRequest: () => {} }),
  )
}
