import * as z from 'zod'

const IMPORT_PHASES = ['reading', 'comparing', 'writing'] as const

const running = z.object({
  state: z.literal('running'),
  phase: z.enum(IMPORT_PHASES),
  done: z.number(),
  total: z.number(),
})
export type ImportProgress = Omit<z.infer<typeof running>, 'state'>

export const checkValues = z.record(z.string(), z.union([z.number(), z.string()]))
/** The file cannot be imported: the sentence says why, and in the reader's language the check, where it has one. */
const refused = z.object({
  state: z.literal('refused'),
  message: z.string(),
  check: z.object({ id: z.string(), values: checkValues }).nullable(),
})
const failed = z.object({ state: z.literal('failed') })

/** Where the import of a file stands, which ends with a report. */
export const importStateOf = <Report extends z.ZodType>(report: Report) =>
  z.discriminatedUnion('state', [running, z.object({ state: z.literal('done'), report }), refused, failed])

export type ImportState<Report> =
  | z.infer<typeof running>
  | { state: 'done'; report: Report }
  | z.infer<typeof refused>
  | z.infer<typeof failed>

/** The id that the upload of a file answered. */
export const fileId = z.uuid()
export const startedImport = z.object({ importId: z.string() })
export const importIdInput = z.object({ importId: z.string().max(64) })
