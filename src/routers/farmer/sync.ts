import { missingInput, missingKeys, syncAnswer, syncInput } from '#domain/sync/sync.schema.ts'
import { listChangesSince } from '#services/sync/list-changes.ts'
import { missingAmong } from '#services/sync/restored.ts'
import { router, signedIn } from '../trpc.ts'

export const sync = router({
  /** What changed since the phone's last visit, the nearest to the farmer first. Without a cursor: from now on. */
  changes: signedIn
    .input(syncInput)
    .output(syncAnswer)
    .query(({ ctx, input }) => listChangesSince(ctx.db, input, ctx)),

  /** Which of the writes that were answered a restored server knows nothing of. */
  missing: signedIn
    .input(missingInput)
    .output(missingKeys)
    .query(({ ctx, input }) => missingAmong(ctx.db, { ...input, userId: ctx.user.id })),
})
