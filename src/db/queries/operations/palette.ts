import { inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { advisories, contactRequests } from '#db/schema/index.ts'
import { findFirst } from '#db/search.ts'
import { findFarmerOfCode } from '../fields/fields.ts'
import { findUserRecords } from '../people/user-records.ts'

type PaletteQuery = { words: string; most: number }

/** The first users whom some words find, and before them whose field bears what was typed as its code. */
export function findPeople(db: Db, asked: PaletteQuery) {
  const ofCode = findFarmerOfCode(db, asked.words) ?? []
  const ids = [ofCode, findFirst(db, { list: 'people', ...asked })].flat().slice(0, asked.most)
  return ids.length > 0 ? findUserRecords(db, ids) : []
}

/** The first requests for help that some words find. */
export function findTickets(db: Db, asked: PaletteQuery) {
  const ids = findFirst(db, { list: 'tickets', ...asked })
  if (ids.length === 0) return []
  return db
    .select({
      ticketId: contactRequests.ticketId,
      name: contactRequests.name,
      subject: contactRequests.subject,
      message: contactRequests.message,
    })
    .from(contactRequests)
    .where(inArray(contactRequests.id, ids))
    .all()
}

/** The first advisories that some words find. */
export function findAdvisories(db: Db, asked: PaletteQuery) {
  const ids = findFirst(db, { list: 'advisories', ...asked })
  if (ids.length === 0) return []
  return db
    .select({ id: advisories.id, title: advisories.title })
    .from(advisories)
    .where(inArray(advisories.id, ids))
    .all()
}
