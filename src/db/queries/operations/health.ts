import type { Db } from '#db/client.ts'

/** Throws when the database cannot be read. */
export const assertReadable = (db: Db) => {
  db.$client.prepare('select count(*) from schema_migrations').get()
}

/** When this installation began: its first migration. */
export const bornAt = (db: Db) =>
  db.$client.prepare('select min(applied_at) from schema_migrations').pluck().get() as string
