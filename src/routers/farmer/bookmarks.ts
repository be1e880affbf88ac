import { z } from 'zod'
import { findAdvisory } from '#db/queries/advice/advisories.ts'
import { countBookmarks, deleteBookmark, insertBookmark, listBookmarks } from '#db/queries/advice/bookmarks.ts'
import { advisory } from '#domain/advice/advisory.schema.ts'
import { MAX } from '#domain/bounds.ts'
import { rowId } from '#domain/contract.ts'
import { problem } from '#domain/problem.ts'
import { router, signedIn } from '../trpc.ts'

export const bookmarks = router({
  list: signedIn.output(z.array(advisory)).query(({ ctx }) => listBookmarks(ctx.db, ctx.user.id)),

  set: signedIn
    .input(z.object({ advisoryId: rowId, isBookmarked: z.boolean() }))
    .output(z.object({ isBookmarked: z.boolean() }))
    .mutation(({ ctx, input: { advisoryId, isBookmarked } }) =>
      ctx.write((tx) => {
        if (!findAdvisory(tx, advisoryId)) throw problem('notFound')
        if (isBookmarked) insertBookmark(tx, { userId: ctx.user.id, advisoryId, createdAt: ctx.now().toISOString() })
        else deleteBookmark(tx, ctx.user.id, advisoryId)
        if (isBookmarked && countBookmarks(tx, ctx.user.id) > MAX.bookmarks) throw problem('bookmarksFull')
        return { isBookmarked }
      }),
    ),
})
