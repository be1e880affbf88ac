import type Database from 'better-sqlite3'

/**
 * Group commit: writes that come in turns of the event loop which follow each other share one transaction and so one
 * flush to the disk. With `synchronous = FULL` each flush takes as long as dozens of writes. No response may be sent
 * before `whenCommitted`.
 */
type Group = { writes: number; committed: Promise<void>; close: () => void }

/** A group stays open for no longer, however many writes come. */
const MAX_OPEN_MS = 20

const open = new WeakMap<Database.Database, Group | null>()

/** The writes of a group were taken back: by SQLite itself after an error, or because their COMMIT failed. */
export class GroupLostError extends Error {
  override readonly name = 'GroupLostError'
}

/** From now on this handle commits in groups. */
export const commitInGroups = (sqlite: Database.Database) => void open.set(sqlite, null)

/** Joins the open group, or opens one; answers whether the handle commits in groups. */
export function joinGroup(sqlite: Database.Database): boolean {
  const group = open.get(sqlite)
  if (group === undefined) return false
  // SQLite rolls back a whole transaction when the disk is full: what the group held is gone, a new one begins.
  if (group && !sqlite.inTransaction) group.close()
  const joined = open.get(sqlite) ?? openGroup(sqlite)
  joined.writes++
  open.set(sqlite, joined)
  return true
}

/** Commits what is open, for what cannot run inside a transaction. Throws when that fails. */
export function commitNow(sqlite: Database.Database) {
  const group = open.get(sqlite)
  group?.close()
  return group?.committed ?? Promise.resolve()
}

/** Resolves when everything that was written or read so far is on the disk; rejects when it was taken back. */
export const whenCommitted = (sqlite: Database.Database): Promise<void> =>
  open.get(sqlite)?.committed ?? Promise.resolve()

function openGroup(sqlite: Database.Database): Group {
  sqlite.exec('begin immediate')
  const { promise: committed, resolve, reject } = Promise.withResolvers<void>()
  // The callers that wait get the failure; without a caller it is no crash.
  committed.catch(() => {})
  const opened = performance.now()
  let isOpen = true
  let seen = 0
  const close = () => {
    if (!isOpen) return
    isOpen = false
    open.set(sqlite, null)
    try {
      if (!sqlite.inTransaction) throw new GroupLostError('SQLite rolled the transaction back')
      sqlite.exec('commit')
      resolve()
    } catch (error) {
      if (sqlite.inTransaction) sqlite.exec('rollback')
      reject(error)
    }
  }
  /** Closes the group after a turn in which nothing joined it: who waits for an answer is not kept waiting for nothing. */
  const closeWhenQuiet = () => {
    if (group.writes === seen || performance.now() - opened > MAX_OPEN_MS) return close()
    seen = group.writes
    setImmediate(closeWhenQuiet)
  }
  const group: Group = { writes: 0, committed, close }
  setImmediate(closeWhenQuiet)
  return group
}
