import type { Writes } from '../../outbox/writes/write.ts'
import { CASE_WRITES } from './cases.ts'
import { FARMER_WRITES } from './farmers.ts'
import { TICKET_WRITES } from './tickets.ts'
import { VISIT_WRITES } from './visits.ts'

/** The writes of agents that may wait in the outbox; apart, so that no farmer loads them. */
export const AGENT_WRITES = { ...VISIT_WRITES, ...FARMER_WRITES, ...TICKET_WRITES, ...CASE_WRITES } satisfies Writes
