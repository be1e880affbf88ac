import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { placeOfName } from '#db/page.ts'
import { insuranceProducts, loanProducts } from '#db/schema/index.ts'

const loans = prepared((db) =>
  db
    .select()
    .from(loanProducts)
    .where(eq(loanProducts.isActive, true))
    .orderBy(asc(placeOfName(loanProducts.name)))
    .prepare(),
)
export const listLoanProducts = (db: Db) => loans(db).all()

const loanOnOffer = prepared((db) =>
  db
    .select()
    .from(loanProducts)
    .where(and(eq(loanProducts.id, sql.placeholder('id')), eq(loanProducts.isActive, true)))
    .prepare(),
)
/** A loan product that is on offer. */
export const findLoanProduct = (db: Db, id: string) => loanOnOffer(db).get({ id })

const insurances = prepared((db) =>
  db
    .select()
    .from(insuranceProducts)
    .where(eq(insuranceProducts.isActive, true))
    // What pays after any loss stands before what pays by an index alone.
    .orderBy(asc(isNotNull(insuranceProducts.index)), asc(placeOfName(insuranceProducts.name)))
    .prepare(),
)
export const listInsuranceProducts = (db: Db) => insurances(db).all()

const insuranceOnOffer = prepared((db) =>
  db
    .select()
    .from(insuranceProducts)
    .where(and(eq(insuranceProducts.id, sql.placeholder('id')), eq(insuranceProducts.isActive, true)))
    .prepare(),
)
/** An insurance that is on offer. */
export const findInsuranceProduct = (db: Db, id: string) => insuranceOnOffer(db).get({ id })

/** The indexes of the insurances on offer. */
export const listIndexesOnOffer = (db: Db) => listInsuranceProducts(db).flatMap(({ index }) => index ?? [])
