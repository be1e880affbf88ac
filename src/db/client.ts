import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import * as schema from './schema/index.ts'

/** Opens the database file, or a private one for ':memory:'. */
export function openDb(file: string) {
  const client = new Database(file)
  client.pragma('journal_mode = WAL')
  client.pragma('foreign_keys = ON')
  return drizzle({ client, schema })
}

export type Db = ReturnType<typeof openDb>
