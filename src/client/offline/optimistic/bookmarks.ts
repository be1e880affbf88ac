import type { Advisory } from '#domain/advice/advisory.schema.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { writesOf } from '../outbox/pending-writes.ts'

/** The bookmarks as they will be; `find` looks an advisory up wherever a screen has it. */
export function optimisticBookmarks(
  bookmarks: Advisory[],
  entries: readonly OutboxEntry[],
  find: (id: string) => Advisory | undefined,
): Advisory[] {
  return writesOf(entries, 'farmer.bookmarks.set').reduce((now, { input: { advisoryId, isBookmarked } }) => {
    const others = now.filter(({ id }) => id !== advisoryId)
    const advisory = now.find(({ id }) => id === advisoryId) ?? find(advisoryId)
    return isBookmarked && advisory ? [advisory].concat(others) : others
  }, bookmarks)
}
