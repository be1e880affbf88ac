import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { farmerRecords } from '#db/schema/index.ts'
import type { Instant } from '#domain/dates.ts'

/** Stores when somebody last spoke with a farmer; a later contact that is known already stays. */
export const saveLastContact = (db: Db, farmerId: string, at: Instant) =>
  db
    .insert(farmerRecords)
    .values({ farmerId, lastContactAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: farmerRecords.farmerId,
      set: { lastContactAt: sql`max(coalesce(${farmerRecords.lastContactAt}, ''), ${at})` },
    })
    .run()

const pointOf = prepared((db) =>
  db
    .select({ latitude: farmerRecords.latitude, longitude: farmerRecords.longitude })
    .from(farmerRecords)
    .where(eq(farmerRecords.farmerId, sql.placeholder('farmerId')))
    .prepare(),
)
/** Where a farm lies, as an agent's phone told it on a visit; null where nobody knows. */
export function findFarmPoint(db: Db, farmerId: string) {
  const found = pointOf(db).get({ farmerId })
  return found && found.latitude !== null && found.longitude !== null
    ? { latitude: found.latitude, longitude: found.longitude }
    : null
}
