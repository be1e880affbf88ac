import { and, asc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { loanChanges } from '#db/schema/index.ts'
import type { Day } from '#domain/dates.ts'

export const insertLoanChange = (db: Db, change: typeof loanChanges.$inferInsert) =>
  db.insert(loanChanges).values(change).run()

const ofLoan = prepared((db) =>
  db
    .select()
    .from(loanChanges)
    .where(eq(loanChanges.loanId, sql.placeholder('loanId')))
    .orderBy(asc(loanChanges.number))
    .prepare(),
)
/** What a lender did with a loan, the first first. */
export const listLoanChanges = (db: Db, loanId: string) => ofLoan(db).all({ loanId })
export type LoanChangeRow = ReturnType<typeof listLoanChanges>[number]

const penaltyOfDay = prepared((db) =>
  db
    .select({ number: loanChanges.number })
    .from(loanChanges)
    .where(
      and(
        eq(loanChanges.loanId, sql.placeholder('loanId')),
        eq(loanChanges.day, sql.placeholder('day')),
        sql`${loanChanges.kind} = 'penalty'`,
      ),
    )
    .prepare(),
)
/** Whether the payment of a day bears a penalty already. */
export const hasPenalty = (db: Db, loanId: string, day: Day) => penaltyOfDay(db).get({ loanId, day }) !== undefined
