import { eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { jobRuns } from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'
import { CUT_SHORT, type JobId } from '#domain/operations/jobs.ts'

/** The last run of each job that ever ran. */
export const listJobRuns = (db: Db) => db.select().from(jobRuns).all()

export const findJobRun = (db: Db, name: JobId) => db.select().from(jobRuns).where(eq(jobRuns.name, name)).get()

export const saveJobStart = (db: Db, name: JobId, startedAt: Instant) =>
  db
    .insert(jobRuns)
    .values({ name, startedAt })
    .onConflictDoUpdate({ target: jobRuns.name, set: { startedAt, endedAt: null, error: null } })
    .run()

export const saveJobSuccess = (db: Db, name: JobId, endedAt: Instant, done: number) =>
  db.update(jobRuns).set({ endedAt, succeededAt: endedAt, done, error: null }).where(eq(jobRuns.name, name)).run()

export const saveJobFailure = (db: Db, name: JobId, endedAt: Instant, error: string) =>
  db.update(jobRuns).set({ endedAt, error }).where(eq(jobRuns.name, name)).run()

/** The rows of the gateways. The forecasts share the row of their job. */
export const GATEWAY_RUNS = { push: 'gateway.push', forecasts: 'forecasts', sms: 'gateway.sms' } as const

/** Keeps how a gateway did: an error, or null for a success. */
export function saveGatewayRun(db: Db, gateway: keyof typeof GATEWAY_RUNS, at: Instant, error: string | null) {
  const ended = { endedAt: at, error, ...(error === null && { succeededAt: at }) }
  db.insert(jobRuns)
    .values({ name: GATEWAY_RUNS[gateway], startedAt: at, ...ended })
    .onConflictDoUpdate({ target: jobRuns.name, set: { startedAt: at, ...ended } })
    .run()
}

/** Ends the runs in whose middle the server ended. */
export const closeJobsCutShort = (db: Db, endedAt: Instant) =>
  db.update(jobRuns).set({ endedAt, error: CUT_SHORT }).where(isNull(jobRuns.endedAt)).run()
