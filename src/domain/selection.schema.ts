import * as z from 'zod'
import { MAX_SELECTED } from './bounds.ts'
import { rowId } from './contract.ts'

/** The rows of a list that are written together. */
export const selectedIds = z.array(rowId).min(1).max(MAX_SELECTED)

/** Several records to show to farmers, or to show no longer. */
export const switchInput = z.object({ ids: selectedIds, isActive: z.boolean() })
/** Those that the write has changed; the others were so before. */
export const switched = z.object({ ids: z.array(z.string()) })

export const selectionInput = z.object({ ids: selectedIds })
