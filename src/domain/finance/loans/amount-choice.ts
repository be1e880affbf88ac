type Limits = { minAmount: number; maxAmount: number }

const STEPS = 100
const ROUND = [1, 2, 5, 10]

/** The nearest of 1, 2, 5, 10, 20, 50 … at or below an amount. */
function roundBelow(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  return power * ROUND.findLast((each) => each * power <= amount)!
}

/** How far a slider moves at a time, so that its whole way has about a hundred steps of a round amount. */
export const stepOf = ({ minAmount, maxAmount }: Limits) => roundBelow(Math.max((maxAmount - minAmount) / STEPS, 1))

/** The amount that is shown before one is chosen: a round one between the limits, nearer to the lower. */
export const firstAmount = ({ minAmount, maxAmount }: Limits) =>
  Math.max(minAmount, roundBelow(Math.sqrt(minAmount * maxAmount)))
