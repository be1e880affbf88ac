/** By what a portfolio is divided. */
export const PORTFOLIO_GROUPS = ['product', 'place', 'gender', 'agent'] as const
export type PortfolioGroup = (typeof PORTFOLIO_GROUPS)[number]

/**
 * Ageing: how many days late the oldest payment of a loan is that was not made, from and to, both included. What is not
 * late stands in the first.
 */
export const AGES = {
  current: [0, 0],
  upTo30: [1, 30],
  upTo60: [31, 60],
  upTo90: [61, 90],
  over90: [91, null],
} as const satisfies Record<string, readonly [number, number | null]>

/** At risk is the whole principal that is owed of loans of which a payment is later than so many days. */
export const RISK_DAYS = [1, 30, 60, 90] as const

/** The figures that have a list of loans behind them: all that is owed, what is at risk, an age, and what fell due. */
export const FIGURES = [
  'outstanding',
  'risk1',
  'risk30',
  'risk60',
  'risk90',
  'current',
  'upTo30',
  'upTo60',
  'upTo90',
  'over90',
  'fallenDue',
] as const
export type Figure = (typeof FIGURES)[number]

/** A share in percent with two decimals; null of nothing. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 10_000) / 100)
