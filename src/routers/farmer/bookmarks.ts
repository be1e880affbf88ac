import * as z from 'zod'
import { listBookmarks } from '#db/queries/advice/bookmarks.ts'
import { advisory } from '#domain/advice/advisory.schema.ts'
import { rowId } from '#domain/contract.ts'
import { setBookmark } from '#services/advice/set-bookmark.ts'
import { router, signedIn } from '../trpc.ts'

export const bookmarks = router({
  list: signedIn.output(z.array(advisory)).query(({ ctx }) => listBookmarks(ctx.db, ctx.user.id)),

  set: signedIn
    .input(z.object({ advisoryId: rowId, isBookmarked: z.boolean() }))
    .output(z.object({ isBookmarked: z.boolean() }))
    .mutation(({ ctx, input }) => ctx.write((tx) => setBookmark(tx, input, ctx))),
})
