import * as z from 'zod'
import { rowId, selectedIds } from '../contract.ts'
import { keysOf } from '../table.ts'
import { ARCHIVED } from './archive.ts'

/** What was deleted: how it was called, how many rows of which tables went with it, by whom and when. */
export const archived = z.object({
  id: z.string(),
  kind: z.enum(keysOf(ARCHIVED)),
  recordId: z.string(),
  title: z.string(),
  counts: z.record(z.string(), z.number()),
  deletedBy: z.string().nullable(),
  deletedAt: z.string(),
})

export const restored = archived.pick({ id: true, kind: true, recordId: true })

/** How many rows of which tables go with a record, and how many of which refer to it and keep it from going. */
export const deletionPreview = archived.pick({ counts: true }).extend({ uses: z.record(z.string(), z.number()) })
export const previewInput = z.object({ kind: z.enum(keysOf(ARCHIVED)), id: rowId })

export const archiveInput = z.object({ id: rowId })

/** Several records of one kind. */
export const recordsInput = z.object({ kind: z.enum(keysOf(ARCHIVED)), ids: selectedIds })
/** The same for all of them together, and how many of them something refers to. */
export const deletionsPreview = archived.pick({ counts: true }).extend({ inUse: z.number() })
export const deletedRecords = z.object({ archiveIds: z.array(z.string()) })

export const archivesInput = z.object({ ids: selectedIds })
export const restoredRecords = z.object({ records: z.array(restored) })
