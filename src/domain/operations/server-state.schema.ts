import * as z from 'zod'
import { job } from './jobs.schema.ts'

const count = z.int().nonnegative()

/** An error as the log has it; `requestId` leads to its line. */
const loggedError = z.object({ at: z.string(), message: z.string(), requestId: z.string().nullable() })
export type LoggedError = z.infer<typeof loggedError>

/** What an operator wants to know of a running server. */
export const serverState = z.object({
  version: z.string(),
  /** The commit of the single executable; null for a server that was started from its sources. */
  commit: z.string().nullable(),
  startedAt: z.string(),
  memoryBytes: count,
  /** Room on the disk of the data folder, and the size of the database with its log. */
  freeBytes: count,
  databaseBytes: count,
  backupAt: z.string().nullable(),
  /** What waits: text messages to be sent, and payments whose end is not known yet. */
  queues: z.object({ sms: count, payments: count }),
  errors: z.object({ count, newest: z.array(loggedError) }),
  jobs: z.array(job),
})
export type ServerState = z.infer<typeof serverState>
