import * as z from 'zod'
import { CURRENCIES } from '../places.ts'
import { transaction } from './transaction.schema.ts'

const sums = z.array(z.object({ currency: z.enum(CURRENCIES), amount: z.number() }))

/** What the finance home shows at first; amounts in major units, by currency, that of the first account first. */
export const financeOverview = z.object({
  accounts: z.number(),
  /** The currency of the first account. */
  currency: z.enum(CURRENCIES).nullable(),
  balances: sums,
  activeLoans: z.number(),
  owed: sums,
  activePolicies: z.number(),
  covered: sums,
  recent: z.array(transaction),
})
export type FinanceOverview = z.infer<typeof financeOverview>
