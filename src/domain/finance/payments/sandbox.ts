import type { PaymentFailure } from './payment.ts'

export type SandboxOutcome = { was: 'succeeded' } | { was: 'failed'; failure: PaymentFailure } | { was: 'pending' }

/** How the sandbox ends a payment, by the last digits of the number: 0000 fails, 9999 waits for a callback. */
export function sandboxOutcome(number: string): SandboxOutcome {
  const digits = number.replace(/\D/g, '')
  if (digits.endsWith('0000')) return { was: 'failed', failure: 'refused' }
  return { was: digits.endsWith('9999') ? 'pending' : 'succeeded' }
}
