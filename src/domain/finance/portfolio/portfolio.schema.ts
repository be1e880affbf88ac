import * as z from 'zod'
import { says } from '../../checks.ts'
import { dayText, pageInput } from '../../contract.ts'
import { CURRENCIES, PLACE_LEVELS } from '../../places.ts'
import { keysOf } from '../../table.ts'
import { LEDGER_ACCOUNTS, MOVEMENTS } from '../ledger.ts'
import { LOAN_STATUS } from '../loan.ts'
import { FIGURES, PORTFOLIO_GROUPS } from './portfolio.ts'

const by = z.enum(PORTFOLIO_GROUPS)

/** What is lent in one currency, of all or of one group; amounts in major units, shares in percent. */
const portfolioFigures = z.object({
  currency: z.enum(CURRENCIES),
  /** Loans of which something is owed, and the principal that is owed of them. */
  loans: z.number(),
  outstanding: z.number(),
  /** The principal owed of loans with a payment later than so many days, and its share of what is owed. */
  risk1: z.number(),
  risk1Share: z.number().nullable(),
  risk30: z.number(),
  risk30Share: z.number().nullable(),
  risk60: z.number(),
  risk60Share: z.number().nullable(),
  risk90: z.number(),
  risk90Share: z.number().nullable(),
  /** The principal owed by how late the oldest missed payment is. */
  current: z.number(),
  upTo30: z.number(),
  upTo60: z.number(),
  upTo90: z.number(),
  over90: z.number(),
  /** What fell due until yesterday of all loans ever paid out, with interest; how much of it was paid, and its share. */
  fallenDue: z.number(),
  paidOfDue: z.number(),
  repaymentRate: z.number().nullable(),
  /** What was written off. */
  writtenOff: z.number(),
})
export type PortfolioFigures = z.infer<typeof portfolioFigures>

/** `key` is the id of the product or the agent, the place, or the gender; '' where there is none, or it is not known. */
const portfolioRow = portfolioFigures.extend({ key: z.string(), name: z.string() })
export type PortfolioRow = z.infer<typeof portfolioRow>

export const portfolioInput = z.object({
  by: by.default('product'),
  /** By which level of the hierarchy loans are divided by place. */
  placeLevel: z.enum(PLACE_LEVELS).default('town'),
})
export type PortfolioInput = z.infer<typeof portfolioInput>
/** The sums of each currency, and the same by group. */
export const portfolio = z.object({ totals: z.array(portfolioFigures), groups: z.array(portfolioRow) })
export type Portfolio = z.infer<typeof portfolio>

/** Which loans are behind a figure: of one currency, and of one group where a key is named. */
export const portfolioLoansInput = pageInput.extend({
  figure: z.enum(FIGURES),
  currency: z.enum(CURRENCIES, says('currency')),
  by: by.optional(),
  key: z.string().max(200).default(''),
  /** The level of the place that the key names; without it, all that lies within that place. */
  placeLevel: z.enum(PLACE_LEVELS).optional(),
})
export type PortfolioLoansInput = z.infer<typeof portfolioLoansInput>

/** A loan behind a figure; amounts in major units. */
export const portfolioLoan = z.object({
  id: z.string(),
  status: z.enum(keysOf(LOAN_STATUS)),
  farmer: z.object({ id: z.string(), fullName: z.string(), phone: z.string().nullable() }),
  product: z.string(),
  place: z.string(),
  gender: z.string().nullable(),
  agent: z.string().nullable(),
  currency: z.enum(CURRENCIES),
  outstanding: z.number(),
  daysLate: z.number(),
  nextPaymentDue: z.string().nullable(),
  fallenDue: z.number(),
  paidOfDue: z.number(),
})
export type PortfolioLoan = z.infer<typeof portfolioLoan>

/** Which bookings of the books: of some days, both included, in UTC. */
export const journalInput = pageInput.extend({ from: dayText.optional(), to: dayText.optional() })
export type JournalInput = z.infer<typeof journalInput>

/**
 * One side of a booking as an accountant reads it, in major units. A wallet is money that the platform owes, so that it
 * stands on the side of credits; a loan is owed to the platform, and stands on that of debits.
 */
export const journalEntry = z.object({
  date: z.string(),
  account: z.string(),
  debit: z.number().nullable(),
  credit: z.number().nullable(),
  reference: z.string(),
  currency: z.string(),
  accountKind: z.enum(keysOf(LEDGER_ACCOUNTS)),
  movement: z.number(),
  movementKind: z.enum(MOVEMENTS),
  description: z.string().nullable(),
})
export type JournalEntry = z.infer<typeof journalEntry>
