import { z } from 'zod'
import { pageInput, rowId, searchWords } from '../contract.ts'

/** Contracts that the lists of the administrators' desk share. */

/** A page of a list: what its words find, in one of its orders. */
export const deskFilter = <Sort extends string>({ sorts, usual }: { sorts: readonly Sort[]; usual: NoInfer<Sort> }) =>
  pageInput.extend({ search: searchWords, sort: z.literal(sorts).prefault(usual) })

/**
 * Names the row of an edit. With the version from which it was made, an edit is refused where somebody else has changed
 * the row since.
 */
export const editedRow = z.object({ id: rowId, version: z.int().optional() })

/** What every row of the desk has besides its content. */
export const deskRow = z.object({ version: z.number() })

/** A row that was deleted, and where the archive holds it. */
export const deletedRow = z.object({ id: z.string(), archiveId: z.string() })
