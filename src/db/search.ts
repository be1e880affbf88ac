import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** The lists whose rows are found by words; triggers keep the words (see migration 0005). */
type SearchedList = 'crops' | 'advisories' | 'people' | 'tickets'

/** Which rows are looked for: of a list, by words; `id` is the column that holds their ids. */
type Search = { list: SearchedList; words: string | undefined; id: SQLWrapper }

/**
 * So many rows are looked up one by one; of more the list is read in its order, and each is held against what was
 * found.
 */
const FEW = 500
/** Nobody looks for more, and each word costs. */
const MAX_WORDS = 8
/** The index knows a text by every three letters in a row. */
const LEAST_INDEXED = 3

/**
 * What is asked of the rows of a list, and that each of the words looked for is somewhere in theirs, whole or as a
 * part.
 */
export function found(db: Db, { list, words, id }: Search, asked: SQL | undefined): SQL | undefined {
  const each = wordsOf(words ?? '')
  if (each.length === 0) return asked
  const documents = documentsWith(list, each)
  const first = db.all<{ id: string }>(sql`select d.row_id as id ${documents} limit ${FEW + 1}`)
  if (first.length > FEW) return and(asked, sql`${id} in (select d.row_id ${documents})`)
  const isFound = sql`${id} in (select value from json_each(${JSON.stringify(first.map((row) => row.id))}))`
  // In brackets that no index sees through, so that SQLite begins with the few.
  return asked ? and(isFound, sql`(${asked}) is true`) : isFound
}

/** The documents that hold all of some words: of a word long enough by the index, of a shorter one by reading. */
function documentsWith(list: SearchedList, words: string[]): SQL {
  const [long, short] = [words.filter(isIndexed), words.filter((word) => !isIndexed(word))]
  const held = and(
    sql`d.list = ${list}`,
    ...short.map((word) => sql`d.words like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
  )
  if (long.length === 0) return sql`from search_documents d where ${held}`
  // CROSS JOIN keeps this order: the index first, then the document of each row that it names.
  return sql`from search_index i cross join search_documents d on d.id = i.rowid where search_index match ${long.map(quoted).join(' AND ')} and ${held}`
}

/** A phrase of FTS5, in which no sign means anything but itself. */
const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`

/**
 * The words of what somebody typed, each once. What cannot be written ends a word: to FTS5, NUL would end the whole.
 */
const wordsOf = (text: string) =>
  [...new Set(text.normalize('NFC').split(/[\s\p{Cc}\p{Cs}]+/u))].filter(Boolean).slice(0, MAX_WORDS)

/** Whether the index knows a word: its accents do not count as letters there. */
const isIndexed = (word: string) => [...word.normalize('NFD').replaceAll(/\p{M}/gu, '')].length >= LEAST_INDEXED
