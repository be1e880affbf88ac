import { syncAnswer, syncInput } from '#domain/sync/sync.schema.ts'
import { listChangesSince } from '#services/sync/list-changes.ts'
import { router, signedIn } from '../trpc.ts'

export const sync = router({
  /** What changed since the phone's last visit, the nearest to the farmer first. Without a cursor: from now on. */
  changes: signedIn
    .input(syncInput)
    .output(syncAnswer)
    .query(({ ctx, input }) => listChangesSince(ctx.db, input, ctx)),
})
