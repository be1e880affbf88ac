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
