import type { Db } from '#db/client.ts'
import { findAdvisory } from '#db/queries/advice/advisories.ts'
import { countBookmarks, deleteBookmark, insertBookmark } from '#db/queries/advice/bookmarks.ts'
import { MAX } from '#domain/bounds.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'

type Bookmark = { advisoryId: string; isBookmarked: boolean }

/** Sets or removes a user's bookmark on an advisory. */
export function setBookmark(
  tx: Db,
  { advisoryId, isBookmarked }: Bookmark,
  { user, now }: Pick<Actor, 'user' | 'now'>,
) {
  if (!findAdvisory(tx, advisoryId)) throw problem('notFound')
  if (isBookmarked) insertBookmark(tx, { userId: user.id, advisoryId, createdAt: now().toISOString() })
  else deleteBookmark(tx, user.id, advisoryId)
  if (isBookmarked && countBookmarks(tx, user.id) > MAX.bookmarks) throw problem('bookmarksFull')
  return { isBookmarked }
}
