import { readCursor, writeCursor } from '#db/cursor.ts'

/**
 * How far a phone has heard: everything up to `since`; and, in the middle of a long answer, up to `head` what ranks
 * before `rank` or is as near and changed after `seq`.
 */
export type SyncCursor = { since: number; within?: { head: number; rank: number; seq: number } }

export const writeSyncCursor = ({ since, within }: SyncCursor) =>
  writeCursor(within ? [since, within.head, within.rank, within.seq] : [since])

/** The cursor that a text stands for, or null for a text that we never wrote. */
export function readSyncCursor(text: string): SyncCursor | null {
  const parts = readCursor(text, ['number']) ?? readCursor(text, ['number', 'number', 'number', 'number'])
  if (!parts?.every((part) => Number.isSafeInteger(part) && part >= 0)) return null
  const [since, head, rank, seq] = parts
  return head === undefined ? { since } : { since, within: { head, rank: rank!, seq: seq! } }
}
