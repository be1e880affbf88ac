import { and, asc, count, eq, getTableColumns, gt, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
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
import type { Day } from '#domain/dates.ts'
import { LOAN_STATUS, type LoanSort, type LoanStatus } from '#domain/finance/loan.ts'
import { UNSETTLED_LOANS } from '#domain/finance/settlement.ts'
import { keysOf } from '#domain/table.ts'
import { noteChange } from '../sync/changes.ts'

const columns = {
  ...getTableColumns(farmerLoans),
  productName: loanProducts.name,
  provider: loanProducts.provider,
  farmer: { id: users.id, fullName: users.fullName, phone: users.phone },
  /** Where the farmer lives: its clock says when a day ends. */
  place: sql<string>`coalesce(${users.location}, ${users.preferredLocation})`,
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

/** Changes a loan, and notes the change for the farmer's phones. */
export function updateLoan(
  db: Db,
  { id, userId }: { id: string; userId: string },
  change: Partial<typeof farmerLoans.$inferInsert>,
) {
  noteChange(db, 'loans', userId)
  return db.update(farmerLoans).set(change).where(eq(farmerLoans.id, id)).run()
}

const running = keysOf(LOAN_STATUS).filter((status) => LOAN_STATUS[status].running)

const owed = prepared((db) =>
  db
    .select({
      currency: farmerLoans.currency,
      loans: count(),
      remaining: sql<number>`coalesce(sum(coalesce(${farmerLoans.remainingAmount}, ${farmerLoans.totalAmount})), 0)`,
    })
    .from(farmerLoans)
    .where(and(eq(farmerLoans.userId, sql.placeholder('userId')), inArray(farmerLoans.status, running)))
    .groupBy(farmerLoans.currency)
    .prepare(),
)
/** How many loans someone is paying back, and what remains of them, by currency. */
export const sumOwed = (db: Db, userId: string) => owed(db).all({ userId })

type DueStretch = { status: LoanStatus; from: Day; until: Day; after: string; most: number }
const dueBetween = prepared((db) =>
  selected(db)
    .where(
      and(
        eq(farmerLoans.status, sql.placeholder('status')),
        gte(farmerLoans.nextPaymentDue, sql.placeholder('from')),
        lte(farmerLoans.nextPaymentDue, sql.placeholder('until')),
        gt(farmerLoans.id, sql.placeholder('after')),
      ),
    )
    .orderBy(asc(farmerLoans.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** Loans of a status whose next payment falls due within some days, in the order of their ids. */
export const listLoansDue = (db: Db, stretch: DueStretch) => dueBetween(db).all(stretch)

const ofCrops = prepared((db) =>
  selected(db)
    .where(and(isNotNull(farmerLoans.harvestCropId), gt(farmerLoans.id, sql.placeholder('after'))))
    .orderBy(asc(farmerLoans.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** Loans whose schedule follows a harvest, in the order of their ids. */
export const listHarvestLoans = (db: Db, after: string, most: number) => ofCrops(db).all({ after, most })

const usingAccount = prepared((db) =>
  db
    .select({ id: farmerLoans.id })
    .from(farmerLoans)
    .where(and(eq(farmerLoans.accountId, sql.placeholder('accountId')), inArray(farmerLoans.status, UNSETTLED_LOANS)))
    .limit(1)
    .prepare(),
)
/** A loan that is not settled and goes over an account. */
export const findLoanOfAccount = (db: Db, accountId: string) => usingAccount(db).get({ accountId })

const history = prepared((db) =>
  db
    .select({ status: farmerLoans.status, loans: count() })
    .from(farmerLoans)
    .where(eq(farmerLoans.userId, sql.placeholder('userId')))
    .groupBy(farmerLoans.status)
    .prepare(),
)
/** How many loans of each status someone has. */
export const countLoansByStatus = (db: Db, userId: string) =>
  Object.fromEntries(
    history(db)
      .all({ userId })
      .map(({ status, loans }) => [status, loans]),
  ) as Partial<Record<LoanStatus, number>>
