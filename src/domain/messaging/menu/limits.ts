/** How much the menu answers by itself. */
export const ANSWER_LIMITS = {
  /** Answers to a number within an hour, and within a day. */
  anHour: 10,
  aDay: 40,
  /** Messages of a number in a day; what comes beyond is kept, and nobody has to read it. */
  receivedADay: 100,
  /** Letters of a message that are kept: thirteen parts. */
  letters: 2000,
} as const
