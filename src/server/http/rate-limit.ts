import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from '../env.ts'

const MINUTE_MS = 60_000

/** At most `limit` requests a minute from one address, counted in windows of a minute. */
export function rateLimit(limit: number, now: () => Date) {
  const counts = new Map<string, number>()
  let window = 0
  return createMiddleware<ServerEnv>(async (c, next) => {
    const at = now().getTime()
    if (at - window >= MINUTE_MS) {
      counts.clear()
      window = at
    }
    const used = (counts.get(c.get('address')) ?? 0) + 1
    counts.set(c.get('address'), used)
    if (used <= limit) return next()
    c.header('Retry-After', String(Math.max(1, Math.ceil((window + MINUTE_MS - at) / 1000))))
    return c.json({ message: 'Too many requests. Please wait a moment', code: 'TOO_MANY_REQUESTS' }, 429)
  })
}
