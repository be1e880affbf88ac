import { setImmediate } from 'node:timers/promises'
import type { Db } from './client.ts'

/** Rows of an index that are looked at: as SQLite advises, so that a large table takes milliseconds too. */
const ANALYSIS_LIMIT = 400
/** Tell what would be analysed anew (1 and 2), of every table and not only of those that were asked so far (0x10000). */
const WHAT_IS_DUE = 0x10003

/**
 * Tells SQLite anew how its tables are filled, where that has changed, so that it goes on choosing the right index; a
 * table at a time, with requests between them. Answers how many tables it was.
 */
export async function optimize(db: Db): Promise<number> {
  db.$client.pragma(`analysis_limit = ${ANALYSIS_LIMIT}`)
  const due = db.$client.prepare(`pragma optimize(${WHAT_IS_DUE})`).pluck().all() as string[]
  for (const analyse of due) {
    db.$client.exec(analyse)
    await setImmediate()
  }
  return due.length
}
