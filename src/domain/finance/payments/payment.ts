import { keysOf } from '../../table.ts'

/**
 * The life of a payment through a provider. Only 'succeeded' is booked. 'unknown' is a payment whose provider did not
 * answer: it is asked for again, with growing pauses and once a day, and nobody should pay again meanwhile.
 */
export const PAYMENT_STATUS = {
  created: { isOpen: true, next: ['requested', 'failed'] },
  /** Written before the provider is asked, so that a server that ends now asks what became of it. */
  requested: { isOpen: true, next: ['pending', 'succeeded', 'failed', 'unknown'] },
  pending: { isOpen: true, next: ['succeeded', 'failed', 'expired', 'unknown'] },
  unknown: { isOpen: true, next: ['pending', 'succeeded', 'failed', 'expired'] },
  succeeded: { isOpen: false, next: [] },
  failed: { isOpen: false, next: [] },
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
} as const satisfies Record<string, 'collect' | 'payOut'>
export type PaymentPurpose = keyof typeof PAYMENT_PURPOSES

/** How payments reach the outside. */
export const PAYMENT_GATEWAYS = ['sandbox', 'mtn-momo', 'mpesa'] as const
export type PaymentGateway = (typeof PAYMENT_GATEWAYS)[number]

/** What is kept of the talk with a provider. */
export const MESSAGE_KINDS = ['request', 'answer', 'status', 'callback'] as const

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
} as const
export type PaymentFailure = keyof typeof FAILURES

/** Why an administrator has to look at a payment. */
export const CONCERNS = {
  amount: 'The provider names another amount or currency than was asked for',
  late: 'The provider has not said for a day what became of it',
  duplicate: 'The provider named a receipt that belongs to another payment',
} as const
export type PaymentConcern = keyof typeof CONCERNS
