import type { Db } from '#db/client.ts'
import { countOpenPayments } from '#db/queries/finance/payments.ts'
import { countWaitingSms } from '#db/queries/messaging/sms-dispatch.ts'
import { listJobRuns } from '#db/queries/operations/job-runs.ts'
import { jobsTable } from '#domain/operations/jobs.ts'
import type { LoggedError, ServerState } from '#domain/operations/server-state.schema.ts'

/** What the process knows of itself and of its machine. */
export type Machine = {
  version: string
  commit: string | null
  startedAt: string
  memoryBytes: number
  freeBytes: number
  databaseBytes: number
  /** When the newest backup was made; null where there is none. */
  backupAt: string | null
  /** The errors of the last 24 hours that were logged: how many, and the newest of them. */
  errors: { count: number; newest: LoggedError[] }
}

/** What waits to be done, by its kind. */
export const countQueues = (db: Db) => ({ sms: countWaitingSms(db), payments: countOpenPayments(db) })

/** The state of the server, as an operator looks at it. */
export const readServerState = (db: Db, machine: Machine): ServerState => ({
  ...machine,
  queues: countQueues(db),
  jobs: jobsTable(listJobRuns(db)),
})
