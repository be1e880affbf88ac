import * as z from 'zod'

/** What of the money waits for an administrator. */
export const moneyWaiting = z.object({
  /** Applications for a loan, and approved loans that were not paid out. */
  loans: z.number(),
  payouts: z.number(),
  policies: z.number(),
  claims: z.number(),
  /** Claims whose promised day has passed. */
  lateClaims: z.number(),
  /** Decisions that need a second person. */
  decisions: z.number(),
  concerns: z.number(),
  openPayments: z.number(),
})
export type MoneyWaiting = z.infer<typeof moneyWaiting>
