import type { Db } from '#db/client.ts'
import { commitNow } from '#db/group-commit.ts'

/**
 * Folds the log into the database file and empties it, as far as nobody reads in it just now. It waits for nobody:
 * what is left is folded in the next time. Answers how many pages were folded.
 */
export function checkpoint(db: Db): number {
  const sqlite = db.$client
  // Inside a transaction nothing can be folded in.
  commitNow(sqlite)
  const patience = sqlite.pragma('busy_timeout', { simple: true }) as number
  sqlite.pragma('busy_timeout = 0')
  try {
    // The second, which empties the log, no longer says how much there was.
    const [folded] = sqlite.pragma('wal_checkpoint(PASSIVE)') as { checkpointed: number }[]
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
    return Math.max(0, folded?.checkpointed ?? 0)
  } finally {
    sqlite.pragma(`busy_timeout = ${patience}`)
  }
}

/** Lets SQLite count anew what its choice of an index rests on, where that has changed much. */
export function optimize(db: Db): number {
  commitNow(db.$client)
  db.$client.pragma('optimize')
  return 0
}
