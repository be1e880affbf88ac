import type { Db } from '#db/client.ts'

const opened = new Set<Db>()

/** Notes a database that a test opened, for `close-opened.ts`. */
export function noteOpened(db: Db): Db {
  opened.add(db)
  return db
}

export function closeOpened() {
  for (const db of opened) if (db.$client.open) db.$client.close()
  opened.clear()
}
