import * as z from 'zod'
import { pageInput, searchWords } from '../contract.ts'
import { AUDITED_TABLES } from './audit.ts'

/** The columns of a row that a write changed, as they were or as they are. */
const content = z.record(z.string(), z.unknown()).nullable()

/** Who did what to which row when. */
export const auditEvent = z.object({
  id: z.number(),
  at: z.string(),
  /** Null where nobody was signed in; without a name where the account is gone. */
  actor: z.object({ id: z.string(), fullName: z.string().nullable(), role: z.string().nullable() }).nullable(),
  /** The path of the procedure, 'admin.loans.approve'. */
  action: z.string(),
  tableName: z.string().nullable(),
  rowId: z.string().nullable(),
  before: content,
  after: content,
})
export type AuditEvent = z.infer<typeof auditEvent>

/** Words are looked for in the name of who did it, in the action, the table and the id of the row. */
export const auditFilter = pageInput.extend({ search: searchWords, table: z.enum(AUDITED_TABLES).optional() })
