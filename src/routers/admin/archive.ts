import { listArchive } from '#db/queries/operations/archive.ts'
import { pageInput, pageOf } from '#domain/contract.ts'
import {
  archived,
  archiveInput,
  archivesInput,
  deletedRecords,
  deletionPreview,
  deletionsPreview,
  previewInput,
  recordsInput,
  restored,
  restoredRecords,
} from '#domain/operations/archive.schema.ts'
import { ARCHIVED } from '#domain/operations/archive.ts'
import {
  deleteRecords,
  previewDeletion,
  previewDeletions,
  restoreRecord,
  restoreRecords,
} from '#services/operations/archive.ts'
import { as, router } from '../trpc.ts'

/** What administrators deleted in the last days. */
export const archive = router({
  list: as('admin')
    .input(pageInput)
    .output(pageOf(archived))
    .query(({ ctx, input }) => listArchive(ctx.db, input)),

  preview: as('admin')
    .input(previewInput)
    .output(deletionPreview)
    .query(({ ctx, input }) => previewDeletion(ctx.db, input)),

  /** The same for several of one kind together. */
  previewMany: as('admin')
    .input(recordsInput)
    .output(deletionsPreview)
    .query(({ ctx, input }) => previewDeletions(ctx.db, input)),

  /** Deletes several records of one kind, all or none. */
  deleteMany: as('admin')
    .input(recordsInput)
    .output(deletedRecords)
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => deleteRecords(tx, input, ctx), { table: ARCHIVED[input.kind].table, id: input.ids }),
    ),

  restoreMany: as('admin')
    .input(archivesInput)
    .output(restoredRecords)
    .mutation(({ ctx, input }) => ctx.write((tx) => restoreRecords(tx, input.ids))),

  restore: as('admin')
    .input(archiveInput)
    .output(restored)
    .mutation(({ ctx, input }) => ctx.write((tx) => restoreRecord(tx, input.id))),
})
