/**
 * The lists that a phone keeps a copy of, under the names by which triggers note their changes (but for the
 * hotlines, a setting, and the loans, which are noted by whoever sets them). What is known by row is sent row by row; any other list is
 * small, and is asked for again as a whole.
 */
export const SYNCED_LISTS = {
  advisories: { byRow: true },
  prices: { byRow: true },
  alerts: { byRow: false },
  forecast: { byRow: false },
  catalogue: { byRow: false },
  courses: { byRow: false },
  products: { byRow: false },
  crops: { byRow: false },
  cropLog: { byRow: false },
  notifications: { byRow: false },
  bookmarks: { byRow: false },
  advice: { byRow: false },
  priceAlerts: { byRow: false },
  transport: { byRow: false },
  preferences: { byRow: false },
  tickets: { byRow: false },
  profile: { byRow: false },
  hotlines: { byRow: false },
  loans: { byRow: false },
} as const satisfies Record<string, { byRow: boolean }>

export type SyncedList = keyof typeof SYNCED_LISTS

/**
 * How far a phone has heard: everything up to `since`; and, in the middle of a long answer, up to `head` what ranks
 * before `rank` or is as near and changed after `seq`.
 */
export type SyncCursor = { since: number; within?: { head: number; rank: number; seq: number } }

export const writeCursor = ({ since, within }: SyncCursor) =>
  within ? [since, within.head, within.rank, within.seq].join('.') : String(since)

/** The cursor that a text stands for, or null for a text that we never wrote. */
export function readCursor(text: string): SyncCursor | null {
  if (!/^\d{1,15}(\.\d{1,15}){0,3}$/.test(text)) return null
  const [since, head, rank, seq] = text.split('.').map(Number)
  if (head === undefined) return { since: since! }
  return rank === undefined || seq === undefined ? null : { since: since!, within: { head, rank, seq } }
}
