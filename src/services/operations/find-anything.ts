import type { Db } from '#db/client.ts'
import { listAllCrops } from '#db/queries/crops/crops.ts'
import { listAllCourses } from '#db/queries/learning/courses.ts'
import { findAdvisories, findPeople, findTickets } from '#db/queries/operations/palette.ts'
import { type Found, MAX_FOUND } from '#domain/operations/palette.schema.ts'
import { searchWords } from '#domain/search.ts'

const NOTHING: Found = { users: [], crops: [], tickets: [], courses: [], advisories: [] }

/** Finds a few rows that hold some words in each list of the admin area, by the words that the lists themselves find by. */
export function findAnything(db: Db, words: string): Found {
  if (words === '') return NOTHING
  const asked = { words, most: MAX_FOUND }
  return {
    users: findPeople(db, asked).map(({ id, fullName, username, phone }) => ({ id, fullName, username, phone })),
    crops: listAllCrops(db, { search: words, limit: MAX_FOUND }).items.map(({ id, name, localName }) => ({
      id,
      name,
      localName,
    })),
    tickets: findTickets(db, asked).map(({ ticketId, name, subject, message }) => ({
      ticketId,
      name,
      text: subject ?? message,
    })),
    courses: findCourses(db, words),
    advisories: findAdvisories(db, asked),
  }
}

/** Courses are some dozens, and have no index of words. */
function findCourses(db: Db, words: string) {
  const each = searchWords(words)
  return listAllCourses(db)
    .filter(({ title }) => {
      const said = searchWords(title)
      return each.every((word) => said.some((one) => one.includes(word)))
    })
    .slice(0, MAX_FOUND)
    .map(({ id, title }) => ({ id, title }))
}
