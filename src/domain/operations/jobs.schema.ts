import * as z from 'zod'
import { keysOf } from '../table.ts'
import { JOB_STATES, JOBS } from './jobs.ts'

/** A thing that the server does by itself, and how that went. */
export const job = z.object({
  id: z.enum(keysOf(JOBS)),
  everyMinutes: z.number().int(),
  state: z.enum(JOB_STATES),
  startedAt: z.string().nullable(),
  succeededAt: z.string().nullable(),
  /** How many things its last good run did. */
  done: z.number().int(),
  error: z.string().nullable(),
  nextAt: z.string().nullable(),
})
export type Job = z.infer<typeof job>
