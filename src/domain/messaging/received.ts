/** What became of a text message that came in. */
export const RECEIVED_STATUS = {
  /** Understood, and answered by the menu. */
  answered: {},
  /** Not understood: it waits for a person. */
  waiting: {},
  /** A person dealt with it. */
  handled: {},
  /** Kept without an answer: from a short code or a name, or above the ceiling of answers. */
  unanswered: {},
} as const satisfies Record<string, object>

export type ReceivedStatus = keyof typeof RECEIVED_STATUS
