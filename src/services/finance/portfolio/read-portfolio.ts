import type { Db } from '#db/client.ts'
import {
  type LentLoan,
  listPortfolioLoans,
  type PortfolioSums,
  SUMMED,
  sumPortfolioBy,
} from '#db/queries/finance/portfolio.ts'
import { mapPage } from '#domain/contract.ts'
import { dayOf } from '#domain/dates.ts'
import type {
  Portfolio,
  PortfolioFigures,
  PortfolioInput,
  PortfolioLoan,
  PortfolioLoansInput,
} from '#domain/finance/portfolio/portfolio.schema.ts'
import { shareOf } from '#domain/finance/portfolio/portfolio.ts'
import { toMajor } from '#domain/money.ts'

/** What is lent, at risk and paid back, by currency, and the same by group. */
export function readPortfolio(db: Db, { by, placeLevel }: PortfolioInput, now: Date): Portfolio {
  const groups = sumPortfolioBy(db, by, placeLevel, dayOf(now))
  return {
    totals: [...Map.groupBy(groups, ({ currency }) => currency).values()].map((rows) => figuresOf(totalOf(rows))),
    groups: groups.map((row) => ({ ...figuresOf(row), key: row.key, name: row.name })),
  }
}

/** The sum of groups of one currency: each loan is in one of them. */
function totalOf([first, ...rest]: PortfolioSums[]): PortfolioSums {
  const total = { ...first! }
  for (const row of rest) for (const sum of SUMMED) total[sum] += row[sum]
  return total
}

function figuresOf(sums: PortfolioSums): PortfolioFigures {
  const { currency, loans, outstanding } = sums
  return {
    currency,
    loans,
    outstanding: toMajor(outstanding),
    risk1: toMajor(sums.risk1),
    risk1Share: shareOf(sums.risk1, outstanding),
    risk30: toMajor(sums.risk30),
    risk30Share: shareOf(sums.risk30, outstanding),
    risk60: toMajor(sums.risk60),
    risk60Share: shareOf(sums.risk60, outstanding),
    risk90: toMajor(sums.risk90),
    risk90Share: shareOf(sums.risk90, outstanding),
    current: toMajor(sums.current),
    upTo30: toMajor(sums.upTo30),
    upTo60: toMajor(sums.upTo60),
    upTo90: toMajor(sums.upTo90),
    over90: toMajor(sums.over90),
    fallenDue: toMajor(sums.fallenDue),
    paidOfDue: toMajor(sums.paidOfDue),
    repaymentRate: shareOf(sums.paidOfDue, sums.fallenDue),
    writtenOff: toMajor(sums.writtenOff),
  }
}

/** A page of the loans behind a figure. */
export const readPortfolioLoans = (db: Db, { cursor, ...asked }: PortfolioLoansInput, now: Date) =>
  mapPage(listPortfolioLoans(db, { ...asked, ...(cursor !== undefined && { cursor }) }, dayOf(now)), asPortfolioLoan)

const asPortfolioLoan = ({ farmerId, farmer, phone, ...loan }: LentLoan): PortfolioLoan => ({
  ...loan,
  farmer: { id: farmerId, fullName: farmer, phone },
  outstanding: toMajor(loan.outstanding),
  fallenDue: toMajor(loan.fallenDue),
  paidOfDue: toMajor(loan.paidOfDue),
})
