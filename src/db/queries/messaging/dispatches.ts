import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { dispatches } from '#db/schema/index.ts'

export const insertDispatch = (db: Db, row: typeof dispatches.$inferInsert) =>
  db.insert(dispatches).values(row).returning({ id: dispatches.id }).get()

/** What one slice did. */
export type Sent = { notified: number; texted: number; suppressed: number }

/** Adds what a slice did; the last one ends the dispatch. */
export const saveSent = (db: Db, id: string, { notified, texted, suppressed }: Sent, endedAt: string | null) =>
  db
    .update(dispatches)
    .set({
      notified: sql`${dispatches.notified} + ${notified}`,
      texted: sql`${dispatches.texted} + ${texted}`,
      suppressed: sql`${dispatches.suppressed} + ${suppressed}`,
      endedAt,
    })
    .where(eq(dispatches.id, id))
    .run()

const MOST = 20

/** What was sent of an advisory or an alert, the last first. */
export const listDispatches = (db: Db, recordId: string) =>
  db
    .select()
    .from(dispatches)
    .where(eq(dispatches.recordId, recordId))
    .orderBy(desc(dispatches.startedAt))
    .limit(MOST)
    .all()
