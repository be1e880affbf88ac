import { and, count, eq, gt, lt, min } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { loginFailures } from '#db/schema/index.ts'

/** How often `who` failed since a moment, and when first. */
export const failuresSince = (db: Db, who: string, since: string) =>
  db
    .select({ failures: count(), first: min(loginFailures.at) })
    .from(loginFailures)
    .where(and(eq(loginFailures.who, who), gt(loginFailures.at, since)))
    .get() ?? { failures: 0, first: null }

export const insertFailure = (db: Db, who: string, at: string) => db.insert(loginFailures).values({ who, at }).run()
export const deleteFailuresOf = (db: Db, who: string) =>
  db.delete(loginFailures).where(eq(loginFailures.who, who)).run()
export const deleteFailuresBefore = (db: Db, at: string) =>
  db.delete(loginFailures).where(lt(loginFailures.at, at)).run()
