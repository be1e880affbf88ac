import { and, asc, count, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { askPage, counted, newestFirst, type PageRequest, preparedPages } from '#db/page.ts'
import { farmerInsurance, insuranceProducts, users } from '#db/schema/index.ts'
import type { Day } from '#domain/dates.ts'
import type { PolicyStatus } from '#domain/finance/insurance.ts'
import { UNSETTLED_POLICIES } from '#domain/finance/settlement.ts'
import { noteChange } from '../sync/changes.ts'

const columns = {
  ...getTableColumns(farmerInsurance),
  productName: insuranceProducts.name,
  coverageType: insuranceProducts.coverageType,
  provider: insuranceProducts.provider,
  premiumRate: insuranceProducts.basePremiumRate,
  farmer: { id: users.id, fullName: users.fullName, phone: users.phone },
  /** Where the farmer lives: its clock says when a day begins. */
  place: sql<string>`coalesce(${users.location}, ${users.preferredLocation})`,
}
const selected = (db: Db) =>
  db
    .select(columns)
    .from(farmerInsurance)
    .innerJoin(insuranceProducts, eq(insuranceProducts.id, farmerInsurance.productId))
    .innerJoin(users, eq(users.id, farmerInsurance.userId))

const NEWEST = newestFirst(farmerInsurance)

const ofFarmer = preparedPages(NEWEST, (db, { after, orderBy, most }) =>
  selected(db)
    .where(and(eq(farmerInsurance.userId, sql.placeholder('userId')), after))
    .orderBy(...orderBy)
    .limit(most)
    .prepare(),
)
/** A page of someone's policies, newest first; amounts in hundredths. */
export const listPolicies = (db: Db, { userId, ...page }: PageRequest & { userId: string }) =>
  ofFarmer(db, page, { userId })

type PolicyFilter = PageRequest & { statuses: readonly PolicyStatus[] }
/** A page of everybody's policies of some statuses, newest first. */
export function listPoliciesOfAll(db: Db, { statuses, ...page }: PolicyFilter) {
  const isOfStatus = inArray(farmerInsurance.status, [...statuses])
  const items = askPage(NEWEST, page, ({ after, orderBy, most }) =>
    selected(db)
      .where(and(isOfStatus, after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  return counted(items, page, () => db.select({ policies: count() }).from(farmerInsurance).where(isOfStatus).get()!.policies) // biome-ignore format: one thought
}

const byId = prepared((db) =>
  selected(db)
    .where(eq(farmerInsurance.id, sql.placeholder('id')))
    .prepare(),
)
export const findPolicy = (db: Db, id: string) => byId(db).get({ id })
export type PolicyRow = NonNullable<ReturnType<typeof findPolicy>>

const byNumber = prepared((db) =>
  db
    .select({ id: farmerInsurance.id })
    .from(farmerInsurance)
    .where(eq(farmerInsurance.policyNumber, sql.placeholder('policyNumber')))
    .prepare(),
)
export const findPolicyByNumber = (db: Db, policyNumber: string) => byNumber(db).get({ policyNumber })

const renewals = prepared((db) =>
  db
    .select({ id: farmerInsurance.id, status: farmerInsurance.status })
    .from(farmerInsurance)
    .where(eq(farmerInsurance.renewsId, sql.placeholder('id')))
    .prepare(),
)
/** The policies that go on from one. */
export const listRenewals = (db: Db, id: string) => renewals(db).all({ id })

const numbers = prepared((db) =>
  db
    .select({ status: farmerInsurance.status, currency: farmerInsurance.currency, policies: count(), cover: sql<number>`sum(${farmerInsurance.coverageAmount})` }) // biome-ignore format: one row
    .from(farmerInsurance)
    .where(eq(farmerInsurance.userId, sql.placeholder('userId')))
    .groupBy(farmerInsurance.status, farmerInsurance.currency)
    .prepare(),
)
/** How many policies of each status someone has, and what they cover, by currency. */
export const countPolicies = (db: Db, userId: string) => numbers(db).all({ userId })

export function insertPolicy(db: Db, row: typeof farmerInsurance.$inferInsert) {
  noteChange(db, 'loans', row.userId)
  return db.insert(farmerInsurance).values(row).returning({ id: farmerInsurance.id }).get().id
}

/** Changes a policy, and notes the change for the farmer's phones. */
export function updatePolicy(
  db: Db,
  { id, userId }: { id: string; userId: string },
  change: Partial<typeof farmerInsurance.$inferInsert>,
) {
  noteChange(db, 'loans', userId)
  return db.update(farmerInsurance).set(change).where(eq(farmerInsurance.id, id)).run()
}

const usingAccount = prepared((db) =>
  db
    .select({ id: farmerInsurance.id })
    .from(farmerInsurance)
    .where(
      and(
        eq(farmerInsurance.accountId, sql.placeholder('accountId')),
        inArray(farmerInsurance.status, UNSETTLED_POLICIES),
      ),
    )
    .limit(1)
    .prepare(),
)
/** A policy that is not settled and is paid from an account. */
export const findPolicyOfAccount = (db: Db, accountId: string) => usingAccount(db).get({ accountId })

type Stretch = { before: Day; after: string; most: number }
const active = eq(farmerInsurance.status, 'active')
const ending = prepared((db) =>
  selected(db)
    .where(and(active, lt(farmerInsurance.policyEnd, sql.placeholder('before')), gt(farmerInsurance.id, sql.placeholder('after')))) // biome-ignore format: one condition
    .orderBy(asc(farmerInsurance.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** Active policies that end before a day, in the order of their ids. */
export const listEndingPolicies = (db: Db, stretch: Stretch) => ending(db).all(stretch)

const unpaid = prepared((db) =>
  selected(db)
    .where(and(active, lte(farmerInsurance.nextPremiumDue, sql.placeholder('before')), gt(farmerInsurance.id, sql.placeholder('after')))) // biome-ignore format: one condition
    .orderBy(asc(farmerInsurance.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** Active policies whose premium is due by a day, in the order of their ids. */
export const listPremiumsDue = (db: Db, stretch: Stretch) => unpaid(db).all(stretch)

const over = prepared((db) =>
  selected(db)
    .where(and(active, isNotNull(farmerInsurance.seasonEnd), isNull(farmerInsurance.settledAt), lt(farmerInsurance.seasonEnd, sql.placeholder('before')), gt(farmerInsurance.id, sql.placeholder('after')))) // biome-ignore format: one condition
    .orderBy(asc(farmerInsurance.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** Active policies whose season ended before a day, and of which nobody has said yet what it pays. */
export const listSeasonsOver = (db: Db, stretch: Stretch) => over(db).all(stretch)

const unsettled = prepared((db) =>
  db
    .selectDistinct({ terms: farmerInsurance.terms })
    .from(farmerInsurance)
    .where(and(inArray(farmerInsurance.status, UNSETTLED_POLICIES), isNull(farmerInsurance.settledAt)))
    .prepare(),
)
/** The indexes by which policies will pay. */
export const listIndexesOfPolicies = (db: Db) =>
  unsettled(db)
    .all()
    .flatMap(({ terms }) => terms?.index ?? [])
