import { keysOf } from '../../table.ts'

/**
 * The life of a payment through a provider. Only 'succeeded' is booked. 'unknown' is a payment whose provider did not
 * answer: it is asked for again, with growing pauses and once a day, and nobody should pay again meanwhile.
 */
export const PAYMENT_STATUS = {
  created: { isOpen: true, next: ['requested', 'failed'] },
  /**
   * Written before the provider is asked, so that a server that ends now asks what became of it. Where the provider took
   * nothing and may be asked later, the payment is 'created' again.
   */
  requested: { isOpen: true, next: ['created', 'pending', 'succeeded', 'failed', 'unknown'] },
  pending: { isOpen: true, next: ['succeeded', 'failed', 'expired', 'unknown'] },
  unknown: { isOpen: true, next: ['created', 'pending', 'succeeded', 'failed', 'expired'] },
  succeeded: { isOpen: false, next: [] },
  /** A provider may say later that it went through after all: then it is booked once, and a person looks at it. */
  failed: { isOpen: false, next: ['succeeded'] },
  /** Nobody confirmed it in time. A provider may still say later that it went through. */
  expired: { isOpen: false, next: ['succeeded'] },
} as const satisfies Record<string, { isOpen: boolean; next: readonly string[] }>
export type PaymentStatus = keyof typeof PAYMENT_STATUS

export const OPEN_PAYMENTS = keysOf(PAYMENT_STATUS).filter((status) => PAYMENT_STATUS[status].isOpen)

export const canMovePayment = (from: PaymentStatus, to: PaymentStatus) =>
  (PAYMENT_STATUS[from].next as readonly PaymentStatus[]).includes(to)

/** What a payment is for, and which way the money goes: taken from a farmer's phone, or sent to one. */
export const PAYMENT_PURPOSES = {
  loanPayment: 'collect',
  premium: 'collect',
  course: 'collect',
  transferOut: 'collect',
  transferIn: 'payOut',
  disbursement: 'payOut',
  claim: 'payOut',
  /** What was collected goes back to the phone that it came from. */
  refund: 'payOut',
} as const satisfies Record<string, 'collect' | 'payOut'>
export type PaymentPurpose = keyof typeof PAYMENT_PURPOSES

/** What is paid out once: a second payment for the same is asked about first. Each transfer is one of its own. */
export const PAID_ONCE: readonly PaymentPurpose[] = ['disbursement', 'claim', 'refund']

/** Providers that give back what was collected, and whether they ask for the receipt that they gave. */
export const REFUNDS: Partial<Record<PaymentGateway, { needsReceipt: boolean }>> = {
  'mtn-momo': { needsReceipt: false },
  mpesa: { needsReceipt: true },
  airtel: { needsReceipt: true },
}

/** What became of money that went out by mistake: it is owed until it has come back. */
export const RETURNS = ['owed', 'back'] as const

/** What is asked of a provider that answers later: what became of a payment, what is in our account, who paid in. */
export const QUERY_KINDS = ['status', 'balance', 'received'] as const

/** How payments reach the outside. 'by-hand': an administrator pays, and writes down the receipt. */
export const PAYMENT_GATEWAYS = ['sandbox', 'mtn-momo', 'mpesa', 'airtel', 'by-hand'] as const
export type PaymentGateway = (typeof PAYMENT_GATEWAYS)[number]

/** What is kept of the talk with a provider. */
export const MESSAGE_KINDS = ['request', 'answer', 'status', 'callback'] as const

/** How often a provider is asked what became of a payment; then a person has to ask. */
export const MAX_QUERIES = 30

/** Why a payment failed. The sentence is for the farmer. */
export const FAILURES = {
  refused: 'The payment was refused on the phone.',
  notEnoughMoney: 'There is not enough money in the account at the provider.',
  wrongPin: 'The PIN was wrong.',
  noAnswer: 'Nobody confirmed the payment on the phone in time.',
  unknownNumber: 'The provider does not know this phone number.',
  limit: 'The amount is above the limit that the provider allows.',
  inactive: 'The account at the provider is not active.',
  notPossible: 'The provider could not do this payment.',
  notSetUp: 'The provider refused the request of this platform. Please tell its administrators.',
  floatEmpty: 'The platform’s account at the provider has too little money. Its administrators were told.',
  tooSoon: 'The same amount was asked for a moment ago. Please wait two minutes and try again.',
  busy: 'The phone or the provider was busy. Please try again in a few minutes.',
  tooSmall: 'The amount is below the smallest that the provider moves.',
  pinLocked: 'The PIN is locked. Please ask the provider to unlock it.',
} as const
export type PaymentFailure = keyof typeof FAILURES

/** Why an administrator has to look at a payment. */
export const CONCERNS = {
  amount: 'The provider names another amount or currency than was asked for',
  late: 'The provider has not said for a day what became of it',
  duplicate: 'The provider named a receipt that belongs to another payment',
  paidLate: 'The provider says that it went through, after it had said that it failed',
  setUp: 'The provider refuses this platform: look at its keys and settings',
  float: 'The platform’s account at the provider has too little money',
  unanswered: 'The provider was asked 30 times and has not said what became of it',
  unknownCode: 'The provider gave a reason that is not in its documents',
  reversed: 'The provider says that this payment was given back already',
} as const
export type PaymentConcern = keyof typeof CONCERNS
