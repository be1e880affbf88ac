import { listArchive } from '#db/queries/operations/archive.ts'
import { pageInput, pageOf } from '#domain/contract.ts'
import { archived, archiveInput, deletionPreview, previewInput, restored } from '#domain/operations/archive.schema.ts'
import { previewDeletion, restoreRecord } from '#services/operations/archive.ts'
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

  restore: as('admin')
    .input(archiveInput)
    .output(restored)
    .mutation(({ ctx, input }) => ctx.write((tx) => restoreRecord(tx, input.id))),
})
