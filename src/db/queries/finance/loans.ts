import { and, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import {
  askPage,
  counted,
  mergePages,
  newestFirst,
  type Order,
  type PageRequest,
  preparedPages,
  reversed,
} from '#db/page.ts'
import { farmerLoans, loanProducts, users } from '#db/schema/index.ts'
import { find } from '#db/search.ts'
import type { LoanSort } from '#domain/finance/loan.schema.ts'
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

const NEWEST = newestFirst(farmerLoans)
/** The largest first, of each currency by itself: sums of different money do not compare. */
const LARGEST: Order<LoanRow> = {
  name: '-principalAmount',
  keys: [
    { by: farmerLoans.currency, kind: 'string', of: (row) => row.currency },
    { by: farmerLoans.principalAmount, kind: 'number', of: (row) => row.principalAmount, isDescending: true },
    { by: farmerLoans.id, kind: 'string', of: (row) => row.id },
  ],
}
const ORDERS: Record<LoanSort, Order<LoanRow>> = {
  '-createdAt': NEWEST,
  createdAt: reversed(NEWEST, 'createdAt'),
  '-principalAmount': LARGEST,
  principalAmount: reversed(LARGEST, 'principalAmount'),
}

const ofFarmer = preparedPages(NEWEST, (db, { after, orderBy, most }) =>
  selected(db)
    .where(and(eq(farmerLoans.userId, sql.placeholder('userId')), after))
    .orderBy(...orderBy)
    .limit(most)
    .prepare(),
)
/** A page of someone's loans, newest first; amounts in hundredths. */
export const listLoans = (db: Db, { userId, ...page }: PageRequest & { userId: string }) =>
  ofFarmer(db, page, { userId })

const undecided = prepared((db) =>
  db
    .select({ loans: count() })
    .from(farmerLoans)
    .where(and(eq(farmerLoans.userId, sql.placeholder('userId')), eq(farmerLoans.status, 'applied')))
    .prepare(),
)
/** How many applications of someone wait for a decision. */
export const countUndecided = (db: Db, userId: string) => undecided(db).get({ userId })!.loans

type LoanFilter = PageRequest & { status?: LoanStatus; sort?: LoanSort; search?: string }

/**
 * A page of everybody's loans: of one status, or of all; of the farmers in whose name, phone or place some words are,
 * or of all.
 */
export function listLoansOfAll(db: Db, { status, sort = '-createdAt', search, ...page }: LoanFilter) {
  const statuses = status ? [status] : keysOf(LOAN_STATUS)
  const isOfStatus = inArray(farmerLoans.status, statuses)
  const { where, isCountable } = find(db, { list: 'people', words: search, id: farmerLoans.userId })
  const askFound = () =>
    askPage(ORDERS[sort], page, ({ after, orderBy, most }) =>
      selected(db)
        .where(where(and(isOfStatus, after)))
        .orderBy(...orderBy)
        .limit(most)
        .all(),
    )
  // Each status has its own stretch of the index: of all of them the first of each are asked for and put in order.
  const askAll = () => mergePages(ORDERS[sort], page, statuses.map((each) => OF_STATUS[sort](db, page, { status: each }))) // biome-ignore format: one thought
  return counted(search ? askFound() : askAll(), page, () => (isCountable ? countLoans(db, where(isOfStatus)) : null))
}

const countLoans = (db: Db, where: SQL | undefined) =>
  db.select({ loans: count() }).from(farmerLoans).where(where).get()!.loans

const inOrder = (order: Order<LoanRow>) =>
  preparedPages(order, (db, { after, orderBy, most }) =>
    selected(db)
      .where(and(eq(farmerLoans.status, sql.placeholder('status')), after))
      .orderBy(...orderBy)
      .limit(most)
      .prepare(),
  )
const OF_STATUS: Record<LoanSort, ReturnType<typeof inOrder>> = {
  '-createdAt': inOrder(ORDERS['-createdAt']),
  createdAt: inOrder(ORDERS.createdAt),
  '-principalAmount': inOrder(ORDERS['-principalAmount']),
  principalAmount: inOrder(ORDERS.principalAmount),
}

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
