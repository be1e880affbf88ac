/**
 * How many of a thing one user may have, or is shown. More than anybody needs who farms, and few enough that nobody's
 * list holds up everybody else.
 */
export const MAX = {
  /** Crops of a farmer, whatever their status. */
  crops: 200,
  /** Tasks of care that press, the most overdue first. */
  careDue: 100,
  /** Advice whose date has come, the newest. */
  dueAdvice: 100,
  priceAlerts: 200,
  /** Markets with the cost to bring a load there. */
  transportCosts: 200,
  bookmarks: 200,
  /** Notifications that were read at once and are unread again after an undo. */
  unreadAgain: 500,
  /** Applications for a loan that wait for a decision. */
  openLoans: 20,
  /** Applications for an insurance that wait for a decision. */
  openPolicies: 20,
  /** Mobile money accounts. */
  accounts: 20,
  /** Bank accounts and agents with cash, and the accounts too. */
  paymentMethods: 40,
  /** Messages in a conversation after which its sender begins a new one… */
  repliesOfSender: 200,
  /** …and after which agents do: the last word can be theirs. */
  replies: 250,
  /**
   * Places where an account is signed in: beyond that the one that was used longest ago ends. A demo is shared by many.
   */
  sessions: 500,
  /** Records of one kind that somebody takes along, the newest. */
  exported: 2000,
} as const

/** So many rows of a list are written together at most. */
export const MAX_SELECTED = 200
