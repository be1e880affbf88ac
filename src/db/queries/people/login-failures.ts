import { and, count, eq, gt, inArray, lt, min, or } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { loginFailures } from '#db/schema/index.ts'

/** How often `who` failed since a moment, and when first. */
export const failuresSince = (db: Db, who: string, since: string) =>
  db
    .select({ failures: count(), first: min(loginFailures.at) })
    .from(loginFailures)
    .where(and(eq(loginFailures.who, who), gt(loginFailures.at, since)))
    .get() ?? { failures: 0, first: null }

/** Answers the ids of the new rows. */
export const insertFailures = (db: Db, whos: string[], at: string) =>
  db
    .insert(loginFailures)
    .values(whos.map((who) => ({ who, at })))
    .returning({ id: loginFailures.id })
    .all()
    .map(({ id }) => id)
export const deleteFailures = (db: Db, ids: number[]) =>
  db.delete(loginFailures).where(inArray(loginFailures.id, ids)).run()
export const deleteFailuresOf = (db: Db, who: string) =>
  db.delete(loginFailures).where(eq(loginFailures.who, who)).run()
/** Deletes what is too old to count, and what a clock that went ahead wrote: it would count until that time comes. */
export const deleteFailuresOutside = (db: Db, since: string, now: string) =>
  db
    .delete(loginFailures)
    .where(or(lt(loginFailures.at, since), gt(loginFailures.at, now)))
    .run()
