import * as z from 'zod'
import { says } from '../checks.ts'
import { instantText, pageInput, rowId, searchWords } from '../contract.ts'

/** Contracts that the lists of the admin area share. */

/** A page of a list: what its words find, in one of its orders. */
export const adminFilter = <Sort extends string>({ sorts, usual }: { sorts: readonly Sort[]; usual: NoInfer<Sort> }) =>
  pageInput.extend({ search: searchWords, sort: z.literal(sorts).prefault(usual) })

/**
 * Names the row of an edit. With the version from which it was made, an edit is refused where somebody else has changed
 * the row since.
 */
export const editedRow = z.object({
  id: rowId,
  version: z.int().optional(),
  /** Fields in which the author knows what others wrote since that version, and writes the own words all the same. */
  settled: z.array(z.string().max(40)).max(40).optional(),
})

/** What every row of the admin area has besides its content. */
export const adminRow = z.object({ version: z.number() })

/** When something will be published; an absent, empty or past moment is now. */
export const publishAt = z
  .union([z.literal(''), instantText], says('moment'))
  .nullish()
  .transform((value) => value || null)

/** The same in a form, by the clock of the one who fills it in: '2026-11-23T08:00'. */
export const localMoment = z
  .union([z.literal(''), z.iso.datetime({ local: true, ...says('moment') })])
  .transform((value) => (value ? new Date(value).toISOString() : null))

/** What a row has besides that can be scheduled. */
export const scheduledRow = z.object({ publishAt: z.string().nullable() })

/** A row that was deleted, and where the archive holds it. */
export const deletedRow = z.object({ id: z.string(), archiveId: z.string() })
