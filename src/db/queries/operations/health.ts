import type { Db } from '#db/client.ts'

/** Throws when the database cannot be read. */
export const assertReadable = (db: Db) => {
  db.$client.prepare('select count(*) from schema_migrations').get()
}

/** When this installation began: its first migration. */
export const bornAt = (db: Db) =>
  db.$client.prepare('select min(applied_at) from schema_migrations').pluck().get() as string

/** When the last write was that left a trace of its time; null where there was none. */
export const newestWrite = (db: Db) =>
  db.$client
    .prepare(`
      select max(at) from (
        select max(created_at) as at from idempotent_responses
        union all select at from audit_events where id = (select max(id) from audit_events)
      )`)
    .pluck()
    .get() as string | null
