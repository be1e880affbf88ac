import { pageOf } from '#domain/contract.ts'
import { auditEvent, auditFilter } from '#domain/operations/audit.schema.ts'
import { readAudit } from '#services/operations/read-audit.ts'
import { as, router } from '../trpc.ts'

/** Who did what to which row. It can only be read: no call changes or deletes it. */
export const audit = router({
  list: as('admin')
    .input(auditFilter)
    .output(pageOf(auditEvent))
    .query(({ ctx, input }) => readAudit(ctx.db, input)),
})
