import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { asPage, positionOf } from '#db/cursor.ts'
import { farmerLoans, loanProducts, users } from '#db/schema/index.ts'
import { LOAN_STATUS, type LoanStatus } from '#domain/finance/loan.ts'
import { keysOf } from '#domain/table.ts'
import { noteChange } from '../sync/changes.ts'

const columns = {
  ...getTableColumns(farmerLoans),
  productName: loanProducts.name,
  farmer: { id: users.id, fullName: users.fullName, phone: users.phone },
}

const selected = (db: Db) =>
  db
    .select(columns)
    .from(farmerLoans)
    .innerJoin(loanProducts, eq(loanProducts.id, farmerLoans.loanProductId))
    .innerJoin(users, eq(users.id, farmerLoans.userId))

const after = sql`(${farmerLoans.createdAt}, ${farmerLoans.id}) < (${sql.placeholder('at')}, ${sql.placeholder('id')})`
const newestFirst = [desc(farmerLoans.createdAt), desc(farmerLoans.id)]

type Asked = { limit: number; cursor?: string }

const ofFarmer = prepared((db) =>
  selected(db)
    .where(and(eq(farmerLoans.userId, sql.placeholder('userId')), after))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** A page of someone's loans, newest first; amounts in hundredths. */
export const listLoans = (db: Db, { userId, limit, cursor }: Asked & { userId: string }) =>
  asPage(ofFarmer(db).all({ userId, ...positionOf(cursor), most: limit + 1 }), limit)

const undecided = prepared((db) =>
  db
    .select({ loans: count() })
    .from(farmerLoans)
    .where(and(eq(farmerLoans.userId, sql.placeholder('userId')), eq(farmerLoans.status, 'applied')))
    .prepare(),
)
/** How many applications of someone wait for a decision. */
export const countUndecided = (db: Db, userId: string) => undecided(db).get({ userId })!.loans

const ofStatus = prepared((db) =>
  selected(db)
    .where(and(eq(farmerLoans.status, sql.placeholder('status')), after))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('most'))
    .prepare(),
)

/**
 * A page of everybody's loans, newest first: of one status, or of all. Each status has its own stretch of the index, so
 * that of all of them the first of each are asked for and put in order.
 */
export function listLoansOfAll(db: Db, { status, limit, cursor }: Asked & { status?: LoanStatus }) {
  const statuses = status ? [status] : keysOf(LOAN_STATUS)
  const position = positionOf(cursor)
  const rows = statuses.flatMap((each) => ofStatus(db).all({ status: each, ...position, most: limit + 1 }))
  return asPage(rows.sort(isNewer).slice(0, limit + 1), limit)
}

const isNewer = (a: LoanRow, b: LoanRow) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1

const byId = prepared((db) =>
  selected(db)
    .where(eq(farmerLoans.id, sql.placeholder('id')))
    .prepare(),
)
export const findLoan = (db: Db, id: string) => byId(db).get({ id })
export type LoanRow = NonNullable<ReturnType<typeof findLoan>>

/** Writes an application, and notes the change for the farmer's phones: this table has no trigger. */
export function insertLoan(db: Db, row: typeof farmerLoans.$inferInsert) {
  noteChange(db, 'loans', row.userId)
  return db.insert(farmerLoans).values(row).returning({ id: farmerLoans.id }).get()
}

type Change = { status: LoanStatus; decidedBy?: string; approvedAt?: string; rejectionReason?: string }

/** Moves a loan to another status, and notes the change for the farmer's phones. */
export function setLoanStatus(db: Db, { id, userId }: { id: string; userId: string }, change: Change) {
  noteChange(db, 'loans', userId)
  return db.update(farmerLoans).set(change).where(eq(farmerLoans.id, id)).run()
}
