type SyncedListRule = {
  /** Whether its changes are sent row by row; any other list is small, and is asked for again as a whole. */
  byRow: boolean
  /** The procedures that answer from it, by the beginning of their path. */
  procedures: readonly string[]
}

/**
 * The lists that a phone keeps a copy of. By these names the database notes their changes (see db/synced-tables.ts),
 * and the phone refetches what their procedures answered.
 */
export const SYNCED_LISTS = {
  advisories: { byRow: true, procedures: ['farmer.advisories', 'farmer.bookmarks', 'farmer.advice'] },
  prices: { byRow: true, procedures: ['farmer.prices'] },
  alerts: { byRow: false, procedures: ['farmer.alerts'] },
  forecast: { byRow: false, procedures: ['farmer.forecast'] },
  catalogue: { byRow: false, procedures: ['farmer.crops.catalogue'] },
  courses: { byRow: false, procedures: ['learning.courses'] },
  products: { byRow: false, procedures: ['finance.products'] },
  crops: { byRow: false, procedures: ['farmer.crops.list', 'farmer.care', 'farmer.profile'] },
  cropLog: { byRow: false, procedures: ['farmer.cropLog', 'farmer.care'] },
  notifications: { byRow: false, procedures: ['farmer.notifications'] },
  bookmarks: { byRow: false, procedures: ['farmer.bookmarks'] },
  advice: { byRow: false, procedures: ['farmer.advice'] },
  priceAlerts: { byRow: false, procedures: ['farmer.priceAlerts'] },
  transport: { byRow: false, procedures: ['farmer.prices.net'] },
  preferences: { byRow: false, procedures: ['farmer.preferences'] },
  tickets: { byRow: false, procedures: ['farmer.contact'] },
  profile: { byRow: false, procedures: ['farmer.profile', 'farmer.hotlines'] },
  hotlines: { byRow: false, procedures: ['farmer.hotlines'] },
  loans: { byRow: false, procedures: ['finance.loans'] },
} as const satisfies Record<string, SyncedListRule>

/** Whether a procedure answers from a list. */
export const answersFromList = (path: string, list: SyncedList) =>
  SYNCED_LISTS[list].procedures.some((head) => path === head || path.startsWith(`${head}.`))

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
