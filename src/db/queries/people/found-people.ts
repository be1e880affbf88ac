import type { Db } from '#db/client.ts'
import { users } from '#db/schema/index.ts'
import { find } from '#db/search.ts'

const MOST = 500

/** The ids of those in whose name, username, phone or place some words are; the first ones of very many. */
export function listFoundPeople(db: Db, words: string): string[] {
  const { where } = find(db, { list: 'people', words, id: users.id })
  const found = db.select({ id: users.id }).from(users).where(where(undefined)).limit(MOST).all()
  return found.map(({ id }) => id)
}
