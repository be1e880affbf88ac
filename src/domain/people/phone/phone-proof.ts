/** How a number became its owner's. */
export const PROOFS = {
  /** A code that was sent to it was given back. */
  sms: {},
  /** A code from the screen came from it, by USSD. */
  ussd: {},
  /** The account was made from the phone itself. */
  registered: {},
  /** It was in use when numbers began to be proved (docs/security.md). */
  earlier: {},
} as const

/** The two ways of a code: to the number, or from it. */
export const CODE_WAYS = { sms: {}, ussd: {} } as const
export type CodeWay = keyof typeof CODE_WAYS

const MINUTE_MS = 60_000

/** A code has six digits, lives for ten minutes, and is dead after five wrong tries. */
export const PHONE_CODE = { digits: 6, lifeMs: 10 * MINUTE_MS, tries: 5 } as const

/** How many codes a user may ask for, and how many a number may be sent, whoever asks: each costs money, and disturbs. */
export const CODE_LIMITS = [
  { within: 60 * MINUTE_MS, user: 5, phone: 3 },
  { within: 24 * 60 * MINUTE_MS, user: 10, phone: 6 },
] as const

/** Whether a text is such a code; people type blanks into it. */
export const looksLikePhoneCode = (text: string) => /^\d{6}$/.test(text.replace(/[\s-]/g, ''))

/** What stands for the code wherever a message is stored or read: the code itself is in no list, export or backup. */
export const HIDDEN_CODE = '••••••'
