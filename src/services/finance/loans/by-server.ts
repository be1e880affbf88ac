import type { Db } from '#db/client.ts'
import { audited } from '../../operations/audit.ts'

/** A change of a loan that the server makes by itself, with its row in the audit. */
export const byServer = <T>(tx: Db, loanId: string, now: Date, work: () => T): T =>
  audited(
    tx,
    { actor: null, action: 'jobs.loans', at: now.toISOString(), requestId: null },
    { table: 'farmer_loans', id: loanId },
    work,
  )
