import type { Db } from '#db/client.ts'

/** Throws when the database cannot be read. */
export const assertReadable = (db: Db) => {
  db.$client.prepare('select count(*) from schema_migrations').get()
}
