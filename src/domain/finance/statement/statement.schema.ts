import * as z from 'zod'
import { says } from '../../checks.ts'
import { dayText, rowId } from '../../contract.ts'
import { daysBetween } from '../../dates.ts'
import { CURRENCIES } from '../../places.ts'
import { MOVEMENTS } from '../ledger.ts'

const MAX_DAYS = 3660

/** The days of a statement, both included, as they are where the farmer lives. */
const period = { from: dayText, to: dayText }
const isPeriod = ({ from, to }: { from: string; to: string }) => from <= to && daysBetween(from, to) <= MAX_DAYS

export const accountStatementInput = z
  .object({ accountId: rowId, ...period })
  .refine(isPeriod, { path: ['to'], ...says('period') })
export const loanStatementInput = z
  .object({ loanId: rowId, ...period })
  .refine(isPeriod, { path: ['to'], ...says('period') })

/** A line of a statement, amounts in major units: what came in, or what went out with its fee, and what stood then. */
const statementLine = z.object({
  at: z.string(),
  kind: z.enum(MOVEMENTS),
  description: z.string().nullable(),
  reference: z.string().nullable(),
  amount: z.number(),
  balance: z.number(),
})

export const statement = z.object({
  /** Whose it is, and of what: the number of an account, the product of a loan. */
  holder: z.string(),
  title: z.string(),
  currency: z.enum(CURRENCIES),
  from: z.string(),
  to: z.string(),
  openingBalance: z.number(),
  closingBalance: z.number(),
  lines: z.array(statementLine),
})
export type Statement = z.infer<typeof statement>

/** A line that makes a balance, the newest first. */
export const balanceLine = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(MOVEMENTS),
  description: z.string().nullable(),
  reference: z.string().nullable(),
  amount: z.number(),
  transactionId: z.string().nullable(),
})
