import type { Push } from '#db/queries/messaging/push-subscriptions.ts'

/** What became of a message. */
export type Outcome =
  | { was: 'sent' }
  /** There is no such browser any more, nor will there be. */
  | { was: 'gone' }
  /** Nothing that waiting would change; the next message may well go through. */
  | { was: 'refused'; why: string }
  /** Worth another try; `after` is how long the push service asked to wait, in milliseconds. */
  | { was: 'later'; why: string; after?: number }

/** The way to the push services. Whatever goes wrong on the way is an outcome; what it throws is a bug. */
export type PushGateway = {
  send: (push: Push, signal: AbortSignal) => Promise<Outcome>
}
