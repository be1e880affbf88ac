import { Hono } from 'hono'
import type { Db } from '#db/client.ts'
import { problem } from '#domain/problem.ts'
import { calendarOf } from '#services/support/visits/calendar-key.ts'
import type { ServerEnv } from '../http/env.ts'
import { sendText } from '../http/respond.ts'

/** The path of an agent's calendar file: programs that subscribe to it have no session, and name a key. */
export function visitsCalendar({ db, now }: { db: Db; now: () => Date }) {
  const routes = new Hono<ServerEnv>()
  routes.get('/visits.ics', (c) => {
    const file = calendarOf(db, c.req.query('key') ?? '', now())
    if (file === null) throw problem('notFound')
    return sendText(c, file, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="kuu-visits.ics"',
      'Cache-Control': 'private, no-store',
    })
  })
  return routes
}
