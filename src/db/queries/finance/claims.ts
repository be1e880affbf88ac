import { and, asc, count, eq, getTableColumns, inArray, isNull, lt, max, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { askPage, counted, newestFirst, type PageRequest } from '#db/page.ts'
import {
  claimPhotos,
  claimSteps,
  farmerInsurance,
  insuranceClaims,
  insuranceProducts,
  photos,
  users,
} from '#db/schema/index.ts'
import type { Day } from '#domain/dates.ts'
import type { ClaimStatus } from '#domain/finance/insurance/claim.ts'
import { noteChange } from '../sync/changes.ts'

const columns = {
  ...getTableColumns(insuranceClaims),
  currency: farmerInsurance.currency,
  policyNumber: farmerInsurance.policyNumber,
  coverageAmount: farmerInsurance.coverageAmount,
  policyAccountId: farmerInsurance.accountId,
  premiumAmount: farmerInsurance.premiumAmount,
  totalPremiumPaid: farmerInsurance.totalPremiumPaid,
  creditedAt: farmerInsurance.creditedAt,
  coveredFrom: farmerInsurance.coveredFrom,
  productName: insuranceProducts.name,
  farmer: { id: users.id, fullName: users.fullName, phone: users.phone },
}
const selected = (db: Db) =>
  db
    .select(columns)
    .from(insuranceClaims)
    .innerJoin(farmerInsurance, eq(farmerInsurance.id, insuranceClaims.policyId))
    .innerJoin(insuranceProducts, eq(insuranceProducts.id, farmerInsurance.productId))
    .innerJoin(users, eq(users.id, insuranceClaims.userId))

const byId = prepared((db) =>
  selected(db)
    .where(eq(insuranceClaims.id, sql.placeholder('id')))
    .prepare(),
)
export const findClaim = (db: Db, id: string) => byId(db).get({ id })
export type ClaimRow = NonNullable<ReturnType<typeof findClaim>>

const ofPolicy = prepared((db) =>
  selected(db)
    .where(eq(insuranceClaims.policyId, sql.placeholder('policyId')))
    .orderBy(asc(insuranceClaims.createdAt), asc(insuranceClaims.id))
    .prepare(),
)
/** The claims of a policy, the first one first. */
export const listClaims = (db: Db, policyId: string) => ofPolicy(db).all({ policyId })

type ClaimFilter = PageRequest & { statuses: readonly ClaimStatus[] }
/** A page of everybody's claims of some statuses, newest first. */
export function listClaimsOfAll(db: Db, { statuses, ...page }: ClaimFilter) {
  const isOfStatus = inArray(insuranceClaims.status, [...statuses])
  const items = askPage(newestFirst(insuranceClaims), page, ({ after, orderBy, most }) =>
    selected(db)
      .where(and(isOfStatus, after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  return counted(items, page, () => db.select({ claims: count() }).from(insuranceClaims).where(isOfStatus).get()!.claims) // biome-ignore format: one thought
}

export function insertClaim(db: Db, row: typeof insuranceClaims.$inferInsert) {
  noteChange(db, 'loans', row.userId)
  return db.insert(insuranceClaims).values(row).returning({ id: insuranceClaims.id }).get().id
}

export function updateClaim(
  db: Db,
  { id, userId }: { id: string; userId: string },
  change: Partial<typeof insuranceClaims.$inferInsert>,
) {
  noteChange(db, 'loans', userId)
  db.update(insuranceClaims).set(change).where(eq(insuranceClaims.id, id)).run()
}

/** Writes the next step of a claim. */
export function insertClaimStep(db: Db, step: Omit<typeof claimSteps.$inferInsert, 'step'>) {
  const last = db.select({ step: max(claimSteps.step) }).from(claimSteps).where(eq(claimSteps.claimId, step.claimId)).get()!.step // biome-ignore format: one row
  db.insert(claimSteps)
    .values({ ...step, step: (last ?? 0) + 1 })
    .run()
}

const steps = prepared((db) =>
  db
    .select({ status: claimSteps.status, promisedDay: claimSteps.promisedDay, at: claimSteps.createdAt })
    .from(claimSteps)
    .where(eq(claimSteps.claimId, sql.placeholder('claimId')))
    .orderBy(asc(claimSteps.step))
    .prepare(),
)
/** The steps that a claim took. */
export const listClaimSteps = (db: Db, claimId: string) => steps(db).all({ claimId })

const shown = prepared((db) =>
  db
    .select({ id: claimPhotos.photoId })
    .from(claimPhotos)
    .where(eq(claimPhotos.claimId, sql.placeholder('claimId')))
    .orderBy(asc(claimPhotos.photoId))
    .prepare(),
)
/** The photos of a claim. */
export const listClaimPhotos = (db: Db, claimId: string) =>
  shown(db)
    .all({ claimId })
    .map(({ id }) => id)

export const insertClaimPhoto = (db: Db, claimId: string, photoId: string) =>
  db.insert(claimPhotos).values({ claimId, photoId }).onConflictDoNothing().run()

/** Which of some photos belong to a user. */
export const listOwnPhotos = (db: Db, ids: readonly string[], ownerId: string) =>
  db
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.id, [...ids]), eq(photos.ownerId, ownerId)))
    .all()

const missed = prepared((db) =>
  selected(db)
    .where(and(isNull(insuranceClaims.missedAt), lt(insuranceClaims.promisedDay, sql.placeholder('today'))))
    .orderBy(asc(insuranceClaims.promisedDay))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** Claims whose next step was promised for a day that has passed, and nobody was told yet. */
export const listMissedPromises = (db: Db, today: Day, most: number) => missed(db).all({ today, most })
