import { setImmediate } from 'node:timers/promises'
import type { Db } from '#db/client.ts'
import { commitNow } from '#db/group-commit.ts'

/**
 * Folds the log into the database file and empties it, as far as no reader uses it just now. It does not wait:
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

/** Rows of an index that are looked at: as SQLite advises, so that a large table takes milliseconds too. */
const ANALYSIS_LIMIT = 400
/**
 * Tell what would be analysed anew (1 and 2), of every table and not only of those that were asked so far (0x10000).
 */
const WHAT_IS_DUE = 0x10003

/** The tables of an R*Tree have no index to choose; empty ones would be due for ever. */
const R_TREE = /"field_boxes_/

/**
 * Tells SQLite anew how its tables are filled, where that has changed, so that it goes on choosing the right index; a
 * table at a time, with requests between them. Answers how many tables it was.
 */
export async function optimize(db: Db): Promise<number> {
  db.$client.pragma(`analysis_limit = ${ANALYSIS_LIMIT}`)
  const told = db.$client.prepare(`pragma optimize(${WHAT_IS_DUE})`).pluck().all() as string[]
  const due = told.filter((analyse) => !R_TREE.test(analyse))
  for (const analyse of due) {
    commitNow(db.$client)
    db.$client.exec(analyse)
    await setImmediate()
  }
  return due.length
}
