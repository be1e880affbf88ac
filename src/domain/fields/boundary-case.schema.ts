import * as z from 'zod'
import { requiredText, rowId } from '../contract.ts'

const caseField = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string().nullable(),
  farmerId: z.string(),
  farmerName: z.string(),
})

/** Two fields whose borders lie over each other. `sharedArea` is in square metres, `sharePercent` of the smaller field. */
export const boundaryCase = z.object({
  id: z.string(),
  fields: z.array(caseField),
  sharedArea: z.number(),
  sharePercent: z.number(),
  note: z.string().nullable(),
  settledAt: z.string().nullable(),
  createdAt: z.string(),
})
export type BoundaryCase = z.infer<typeof boundaryCase>

export const caseIdInput = z.object({ id: rowId })

/** What the farmers agreed on. */
export const settleCaseInput = z.object({ id: rowId, note: requiredText(500, 'note') })
export type SettleCase = z.infer<typeof settleCaseInput>
