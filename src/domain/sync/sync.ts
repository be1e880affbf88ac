type SyncedListRule = {
  /** Whether its changes are sent row by row; any other list is small, and is refetched as a whole. */
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
  courses: { byRow: false, procedures: ['learning.courses', 'learning.lessons.show', 'learning.quizzes'] },
  learning: {
    byRow: false,
    procedures: ['learning.courses.get', 'learning.courses.mine', 'learning.quizzes.attempts'],
  },
  products: { byRow: false, procedures: ['finance.products'] },
  crops: {
    byRow: false,
    procedures: [
      'farmer.crops.list',
      'farmer.crops.removed',
      'farmer.care',
      'farmer.profile',
      // Prices of the own crops come first, and advice on them.
      'farmer.prices.newest',
      'farmer.prices.board',
      'farmer.advisories.nearest',
    ],
  },
  fields: { byRow: false, procedures: ['farmer.fields'] },
  cropLog: { byRow: false, procedures: ['farmer.cropLog', 'farmer.care'] },
  fieldRecords: {
    byRow: false,
    // A field is answered with the last thing that went onto it.
    procedures: [
      'farmer.measurements',
      'farmer.applications',
      'farmer.zones',
      'farmer.fields.list',
      'farmer.fields.get',
    ],
  },
  notifications: { byRow: false, procedures: ['farmer.notifications'] },
  bookmarks: { byRow: false, procedures: ['farmer.bookmarks'] },
  advice: { byRow: false, procedures: ['farmer.advice'] },
  priceAlerts: { byRow: false, procedures: ['farmer.priceAlerts'] },
  transport: { byRow: false, procedures: ['farmer.prices.net'] },
  preferences: { byRow: false, procedures: ['farmer.preferences'] },
  tickets: { byRow: false, procedures: ['farmer.contact'] },
  profile: { byRow: false, procedures: ['farmer.profile', 'farmer.hotlines', 'farmer.farmland', 'farmer.prices'] },
  hotlines: { byRow: false, procedures: ['farmer.hotlines'] },
  /** All of a farmer's money: the tables have no triggers, the queries note what they change. */
  loans: {
    byRow: false,
    procedures: [
      'finance.accounts',
      'finance.insurance',
      'finance.loans',
      'finance.methods',
      'finance.overview',
      'finance.transactions',
    ],
  },
} as const satisfies Record<string, SyncedListRule>

/** Whether a procedure answers from a list. */
export const answersFromList = (path: string, list: SyncedList) =>
  SYNCED_LISTS[list].procedures.some((head) => path === head || path.startsWith(`${head}.`))

/**
 * Whether an agent's phone keeps the answers of a procedure. Nobody tells it of changes: it asks anew with each
 * connection.
 */
export const isKeptByAgents = (path: string) => KEPT_BY_AGENTS.test(path)
const KEPT_BY_AGENTS =
  /^(?:agent\.(?:dashboard\.\w+|documents\.list|farmers\.(?:get|list|notes)|inbox\.list|reports\.read|sms\.(?:conversation|messages)|tickets\.list|today\.get|visits\.(?:list|round))|farmer\.(?:applications\.list|farmland\.get|contact\.conversation|crops\.(?:catalogue|list)|fields\.(?:get|list)|measurements\.list|zones\.list)|learning\.(?:courses\.list|reports\.course))$/

export type SyncedList = keyof typeof SYNCED_LISTS
