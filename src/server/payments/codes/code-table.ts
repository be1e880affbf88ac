import type { PaymentOutcome } from '#domain/finance/payments/outcome.ts'
import type { PaymentConcern, PaymentFailure } from '#domain/finance/payments/payment.ts'

/**
 * What a documented code of a provider means: how the payment ends, which is also what the farmer reads (the messages
 * `finance.history.failure`), and what administrators see at once. 'later': nothing was taken, and the same request goes
 * out again. 'ask': it says nothing about the money.
 */
export type CodeRule =
  | { does: 'failed'; failure: PaymentFailure; concern?: PaymentConcern }
  | { does: 'later'; concern?: PaymentConcern }
  | { does: 'ask' }
type Direction = 'collect' | 'payOut'
/** By code; where the same code means something else for money that goes out, both. */
export type CodeTable = Record<string, CodeRule | Record<Direction, CodeRule>>

export const ruleOf = (table: CodeTable, code: string, direction: Direction): CodeRule | null => {
  const found = Object.hasOwn(table, code) ? table[code]! : null
  return found && 'collect' in found ? found[direction] : found
}

/** What a rule makes of a payment; null where it says nothing about the money. */
export function outcomeBy(rule: CodeRule, words: string): PaymentOutcome | null {
  if (rule.does === 'ask') return null
  const concern = rule.concern && { concern: rule.concern }
  return rule.does === 'later' ? { was: 'later', words, ...concern } : { was: 'failed', failure: rule.failure, words, ...concern } // biome-ignore format: one choice
}

export const failed = (failure: PaymentFailure, concern?: PaymentConcern): CodeRule => ({
  does: 'failed',
  failure,
  ...(concern && { concern }),
})
/** This platform is not set up as the provider wants it: administrators see it at once. */
export const NOT_SET_UP = failed('notSetUp', 'setUp')
export const FLOAT_EMPTY = failed('floatEmpty', 'float')
