import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { farmerCrops } from '#db/schema/index.ts'

const grown = prepared((db) =>
  db
    .select({ crops: count(), harvests: count(farmerCrops.actualYield) })
    .from(farmerCrops)
    .where(and(eq(farmerCrops.farmerId, sql.placeholder('farmerId')), isNull(farmerCrops.removedAt)))
    .prepare(),
)
/** How many crops a farmer has on record, and of how many the yield is known. */
export const countHarvests = (db: Db, farmerId: string) => grown(db).get({ farmerId })!
