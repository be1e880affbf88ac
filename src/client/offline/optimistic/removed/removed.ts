import type { OutboxEntry } from '../../outbox/entry.ts'
import type { Pending } from '../../outbox/pending-writes.ts'
import { writtenOn } from '../../outbox/written-on.ts'

/** What was removed and can be restored; pending while it is on its way back to a list that does not have it yet. */
export type Removed = Pending<{ id: string; name: string; removedAt: string }>

/** A write that removes something, or restores it. */
type Removal = { is: 'removed' | 'restored'; id: string; name: string; entry: OutboxEntry }

/**
 * What is removed as it will be, what was removed on this phone first. `shown`: the rows of the list as it is shown, so
 * that one that comes back stands in one of the two.
 */
export const optimisticRemoved = (
  listed: readonly Removed[],
  removals: readonly Removal[],
  shown: readonly { id: string }[],
): Removed[] =>
  removals.reduce<Removed[]>(
    (now, { is, id, name, entry }) => {
      const others = now.filter((row) => row.id !== id)
      if (is === 'removed') return [{ id, name, removedAt: writtenOn(entry).toISOString() }, ...others]
      // Of a removal that the server knows, it has to tell the row again.
      const isShownAgain = entry.isDone || shown.some((row) => row.id === id)
      return isShownAgain ? others : now.map((row) => (row.id === id ? { ...row, isPending: true as const } : row))
    },
    [...listed],
  )
