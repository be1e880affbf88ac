import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { farmerCrops, notifications } from '#db/schema/index.ts'

/** The figures of a profile: a user's crops, and the advisories that were delivered. */
export const countProfile = (db: Db, userId: string) => ({
  crops:
    db
      .select({ rows: count() })
      .from(farmerCrops)
      .where(and(eq(farmerCrops.farmerId, userId), isNull(farmerCrops.removedAt)))
      .get()?.rows ?? 0,
  advisoriesReceived:
    db
      .select({ rows: count() })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.type, 'advisory')))
      .get()?.rows ?? 0,
})
