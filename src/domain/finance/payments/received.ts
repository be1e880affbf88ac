/** How money comes in that nobody was asked for: to a paybill with an account number, or to a till without one. */
export const RECEIVED_KINDS = ['paybill', 'till'] as const
export type ReceivedKind = (typeof RECEIVED_KINDS)[number]

/** The life of money that somebody paid in. A callback is no proof: the provider is asked before anything is booked. */
export const RECEIVED_STATUS = {
  /** A callback told of it. */
  heard: { next: ['ours', 'unclaimed', 'refused'] },
  /** It belongs to a payment that was asked for on the phone, which books it. */
  ours: { next: [] },
  /** The provider confirmed it, and nobody knows whose it is. */
  unclaimed: { next: ['claimed', 'givenBack'] },
  claimed: { next: [] },
  /** It went back to whoever paid it. */
  givenBack: { next: [] },
  /** The provider knows no such money. */
  refused: { next: ['unclaimed'] },
} as const satisfies Record<string, { next: readonly string[] }>
export type ReceivedStatus = keyof typeof RECEIVED_STATUS

export const canMoveReceived = (from: ReceivedStatus, to: ReceivedStatus) =>
  (RECEIVED_STATUS[from].next as readonly ReceivedStatus[]).includes(to)
