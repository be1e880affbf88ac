import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { countRows } from '#db/count.ts'
import { containing } from '#db/like.ts'
import { type AdminRequest, askPage, columnKey, counted, nameKey, type Order, ordersBy } from '#db/page.ts'
import { insuranceProducts, loanProducts } from '#db/schema/index.ts'
import type { AdminSort } from '#domain/operations/admin-sorts.ts'

export type LoanProductRow = typeof loanProducts.$inferSelect
export type InsuranceProductRow = typeof insuranceProducts.$inferSelect

const LOAN_ORDERS: Record<AdminSort<'loanProduct'>, Order<LoanProductRow>> = ordersBy(loanProducts.id, {
  name: [nameKey('name', loanProducts.name)],
  currency: [columnKey('currency', loanProducts.currency), nameKey('name', loanProducts.name)],
  interestRate: [{ by: loanProducts.interestRate, kind: 'number', of: (row: LoanProductRow) => row.interestRate }],
})
/** A page of all loan products, also of those that are not on offer. */
export function listAllLoanProducts(db: Db, { search, sort = 'name', ...page }: AdminRequest<'loanProduct'>) {
  const where = and(...containing([loanProducts.name, loanProducts.provider], search))
  const rows = askPage(LOAN_ORDERS[sort], page, ({ after, orderBy, most }) =>
    db
      .select()
      .from(loanProducts)
      .where(and(where, after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  return counted(rows, page, () => countRows(db, loanProducts, where))
}

const INSURANCE_ORDERS: Record<AdminSort<'insuranceProduct'>, Order<InsuranceProductRow>> = ordersBy(
  insuranceProducts.id,
  {
    name: [nameKey('name', insuranceProducts.name)],
    currency: [columnKey('currency', insuranceProducts.currency), nameKey('name', insuranceProducts.name)],
    basePremiumRate: [
      { by: insuranceProducts.basePremiumRate, kind: 'number', of: (row: InsuranceProductRow) => row.basePremiumRate },
    ],
  },
)
/** The same for insurances. */
export function listAllInsuranceProducts(db: Db, { search, sort = 'name', ...page }: AdminRequest<'insuranceProduct'>) {
  const where = and(...containing([insuranceProducts.name, insuranceProducts.provider], search))
  const rows = askPage(INSURANCE_ORDERS[sort], page, ({ after, orderBy, most }) =>
    db
      .select()
      .from(insuranceProducts)
      .where(and(where, after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  return counted(rows, page, () => countRows(db, insuranceProducts, where))
}

/** Products, also those that are not on offer. */
export const findAnyLoanProduct = (db: Db, id: string) =>
  db.select().from(loanProducts).where(eq(loanProducts.id, id)).get()
export const findAnyInsuranceProduct = (db: Db, id: string) =>
  db.select().from(insuranceProducts).where(eq(insuranceProducts.id, id)).get()

export const insertLoanProduct = (db: Db, row: typeof loanProducts.$inferInsert) =>
  db.insert(loanProducts).values(row).returning().get()
export const insertInsuranceProduct = (db: Db, row: typeof insuranceProducts.$inferInsert) =>
  db.insert(insuranceProducts).values(row).returning().get()

/** Changes a product; its version grows. */
export const updateLoanProduct = (db: Db, id: string, change: Partial<typeof loanProducts.$inferInsert>) =>
  db
    .update(loanProducts)
    .set({ ...change, version: sql`${loanProducts.version} + 1` })
    .where(eq(loanProducts.id, id))
    .run()
export const updateInsuranceProduct = (db: Db, id: string, change: Partial<typeof insuranceProducts.$inferInsert>) =>
  db
    .update(insuranceProducts)
    .set({ ...change, version: sql`${insuranceProducts.version} + 1` })
    .where(eq(insuranceProducts.id, id))
    .run()
