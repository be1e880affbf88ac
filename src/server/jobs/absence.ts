import type { Db } from '#db/client.ts'
import { listJobRuns } from '#db/queries/operations/job-runs.ts'
import type { Instant } from '#domain/dates.ts'

/** A time in which no server ran on this database. */
export type Absence = { from: Instant; to: Instant }

/** Jobs leave a trace every hour; somewhat more, so that the end of a normal service does not look like a beginning. */
const TRACE_MS = 70 * 60_000

/**
 * How long this database was out of service before `now`: its server stood still, or the database is an older one that
 * was put back while another was in service. Null where it was not, or never ran before. To be asked before any job
 * runs.
 */
export function absenceBefore(db: Db, now: Date): Absence | null {
  const last = lastTrace(db)
  if (last === null) return null
  const absence = { from: new Date(Date.parse(last) + TRACE_MS).toISOString(), to: now.toISOString() }
  return absence.from < absence.to ? absence : null
}

/** When a job last left a trace; null where none ever ran. */
export function lastTrace(db: Db): Instant | null {
  const traces = listJobRuns(db).flatMap(({ startedAt, endedAt }) => [startedAt, endedAt ?? startedAt])
  return traces.reduce<Instant | null>((latest, at) => (latest === null || at > latest ? at : latest), null)
}
