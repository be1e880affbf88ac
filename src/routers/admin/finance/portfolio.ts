import { pageOf } from '#domain/contract.ts'
import {
  journalEntry,
  journalInput,
  portfolio as portfolioAnswer,
  portfolioInput,
  portfolioLoan,
  portfolioLoansInput,
} from '#domain/finance/portfolio/portfolio.schema.ts'
import { readJournal } from '#services/finance/portfolio/read-journal.ts'
import { readPortfolio, readPortfolioLoans } from '#services/finance/portfolio/read-portfolio.ts'
import { as, router } from '../../trpc.ts'

/** What is lent and how it is paid back, the loans behind each figure, and the books as an accountant reads them. */
export const portfolio = router({
  summary: as('admin')
    .input(portfolioInput)
    .output(portfolioAnswer)
    .query(({ ctx, input }) => readPortfolio(ctx.db, input, ctx.now())),

  loans: as('admin')
    .input(portfolioLoansInput)
    .output(pageOf(portfolioLoan))
    .query(({ ctx, input }) => readPortfolioLoans(ctx.db, input, ctx.now())),

  journal: as('admin')
    .input(journalInput)
    .output(pageOf(journalEntry))
    .query(({ ctx, input }) => readJournal(ctx.db, input)),
})
