import type { InstalmentParts } from '../loan-terms.ts'

/** What the first `paid` of a loan has paid: of each instalment, the oldest first, its interest before its principal. */
function splitOf(parts: readonly InstalmentParts[], paid: number): InstalmentParts {
  let left = paid
  const sum = { interest: 0, principal: 0 }
  for (const part of parts) {
    for (const kind of ['interest', 'principal'] as const) {
      const share = Math.min(left, part[kind])
      sum[kind] += share
      left -= share
    }
  }
  return sum
}

/**
 * What a payment pays of a loan, after so much was paid before. The fee of the payment itself comes on top, and is paid
 * first: fees, interest, principal.
 */
export function allocationOf(parts: readonly InstalmentParts[], paidBefore: number, amount: number): InstalmentParts {
  const [before, after] = [splitOf(parts, paidBefore), splitOf(parts, paidBefore + amount)]
  return { interest: after.interest - before.interest, principal: after.principal - before.principal }
}
