import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { cropQuery, type QueryPart, respeltCropQuery } from '#domain/crops/search/crop-query.ts'
import { searchedWords, searchKey } from '#domain/people/names/search-key.ts'
import type { Db } from './client.ts'
import { nearQuery, saysNearly } from './near-words.ts'

/** The lists whose rows are found by words; triggers keep the words as `searchKey` writes them. */
type SearchedList = 'crops' | 'advisories' | 'people' | 'tickets' | 'fields'

/** Which rows are looked for: of a list, by words; `id` is the column that holds their ids. */
type Search = { list: SearchedList; words: string | undefined; id: SQLWrapper }

/** The condition by which rows are found, and whether they are few enough to be counted at once. */
export type Found = { where: (asked: SQL | undefined) => SQL | undefined; isCountable: boolean }

/** So many rows are looked up one by one; of more the list is read in its order, and each is held against the words. */
export const FEW = 500
/** So many rows are gathered from the index; where more of any list hold the words, it is quicker to read a row's words. */
const MANY = 20_000
/** A list of so few rows that each is held against the words: the index would be read for what all other lists say. */
const SHORT: SearchedList = 'crops'
/** Lists of names: a word is no crop that is also called otherwise. */
const NAMES: readonly SearchedList[] = ['people', 'fields']
/** Nobody looks for more, and each word costs. */
const MAX_WORDS = 8
/** The index knows a text by every three letters in a row. */
const LEAST_INDEXED = 3

/**
 * Finds the rows of a list that hold each of some words, whole or as a part; `where` adds what else is asked of them.
 * Texts are also found by other names of the crops they are about. Where nothing is found, words may be misspelt.
 */
export function find(db: Db, { list, words, id }: Search): Found {
  const each = wordsOf(words ?? '')
  if (each.length === 0) return { where: (asked) => asked, isCountable: true }
  const { long, parts, isHeld } = conditions(list, each)
  const asked = asking(list, parts, isHeld)
  const first = firstIds(db, asked)
  if (first.length === 0) return among(id, misspelt(db, list, long, isHeld))
  if (first.length <= FEW) return among(id, first)
  const { match } = asked
  const isMatched = match === null ? undefined : isOfMany(db, match) ? isSaid(parts) : sql`d.id in (select rowid from search_index where search_index match ${match})` // biome-ignore format: one condition
  // Not EXISTS, which SQLite may turn into a join that begins with all documents.
  const isFound = sql`(select 1 from search_documents d where ${and(asked.isHeld, sql`d.row_id = ${id}`, isMatched)}) = 1`
  return { where: (asked) => and(asked, isFound), isCountable: false }
}

/** So many rows of all lists are held against a list's name: those that were written last. */
const NEWEST = 2_000

/**
 * The ids of some rows of a list that words find, the last written ones first. It looks through a bounded number of
 * rows, so that it is as quick for a word that a hundred thousand rows have as for one that a few have. Words of so
 * many rows may find less than there is.
 */
export function findFirst(db: Db, { list, words, most }: { list: SearchedList; words: string; most: number }) {
  const each = wordsOf(words)
  if (each.length === 0) return []
  const { parts, isHeld } = conditions(list, each)
  return newestIds(db, asking(list, parts, isHeld), most)
}

/** What is found where a word may be misspelt: as the name of a crop, or else by a few wrong letters; the first rows of it. */
function misspelt(db: Db, list: SearchedList, words: string[], isHeld: SQL): string[] {
  const respelt = NAMES.includes(list) ? null : respeltCropQuery(words)
  const byName = respelt ? firstIds(db, asking(list, respelt, isHeld)) : []
  if (byName.length > 0) return byName.slice(0, FEW)
  const near = nearQuery(words)
  if (!near) return []
  const rows = firstTexts(db, asking(list, near, isHeld))
  return rows.flatMap((row) => (saysNearly(row.words, words) ? [row.id] : [])).slice(0, FEW)
}

/** The rows of a few ids. */
export const among = (id: SQLWrapper, ids: string[]): Found =>
  beginningWith(sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`)

/** The rows of which a condition is true, which are few: SQLite begins with them. */
export const beginningWith = (isFound: SQL): Found => ({
  // In brackets that no index sees through.
  where: (asked) => (asked ? and(isFound, sql`(${asked}) is true`) : isFound),
  isCountable: true,
})

/** The longer words, what is looked for by them, and what is asked of the words of each row besides. */
function conditions(list: SearchedList, words: string[]) {
  const [long, short] = [words.filter(isIndexed), words.filter((word) => !isIndexed(word))]
  const holdsShort = short.map(says)
  const parts = NAMES.includes(list) ? long.map((word) => [[word]]) : cropQuery(long)
  return { long, parts, isHeld: and(sql`d.list = ${list}`, ...holdsShort)! }
}

/** What the index looks for, if it is asked, and what is asked of the words of each row. */
type SearchQuery = { match: string | null; isHeld: SQL }

function asking(list: SearchedList, parts: readonly QueryPart[], isHeld: SQL): SearchQuery {
  if (parts.length === 0) return { match: null, isHeld }
  return list === SHORT ? { match: null, isHeld: and(isHeld, isSaid(parts))! } : { match: matching(parts), isHeld }
}

/** The same that the index looks for, read from the words of a row. */
const isSaid = (parts: readonly QueryPart[]) =>
  and(...parts.map((part) => or(...part.map((words) => and(...words.map(says))))))
const says = (word: string) => sql`instr(d.words, ${searchKey(word)}) > 0`

/** Whether very many rows, of any list, hold the words. */
const isOfMany = (db: Db, match: string) =>
  db.get<{ rows: number }>(sql`select count(*) as rows from
    (select 1 from search_index where search_index match ${match} limit ${MANY + 1})`).rows > MANY

const firstIds = (db: Db, asked: SearchQuery) =>
  db.all<{ id: string }>(first(sql`d.row_id as id`, asked)).map((row) => row.id)

function newestIds(db: Db, asked: SearchQuery, most: number) {
  const { match, isHeld } = asked
  if (match === null) return firstIds(db, asked).slice(0, most)
  const newest = sql`(select rowid from search_index where search_index match ${match} order by rowid desc limit ${NEWEST})`
  const rows = db.all<{ id: string }>(
    sql`select d.row_id as id from ${newest} i cross join search_documents d on d.id = i.rowid where ${isHeld} limit ${most}`,
  )
  return rows.map((row) => row.id)
}

/** The same with what each of them says. */
const firstTexts = (db: Db, asked: SearchQuery) =>
  db.all<{ id: string; words: string }>(first(sql`d.row_id as id, d.words`, asked))

function first(columns: SQL, { match, isHeld }: SearchQuery) {
  // CROSS JOIN keeps this order: the index first, then the document of each row that it names.
  const documents =
    match === null
      ? sql`search_documents d where ${isHeld}`
      : sql`search_index i cross join search_documents d on d.id = i.rowid where search_index match ${match} and ${isHeld}`
  return sql`select ${columns} from ${documents} limit ${FEW + 1}`
}

/** A query in the language of FTS5. */
const matching = (parts: readonly QueryPart[]) => parts.map((part) => `(${part.map(allOf).join(' OR ')})`).join(' AND ')
const allOf = (words: readonly string[]) => `(${words.map((word) => quoted(searchKey(word))).join(' AND ')})`

/** A phrase of FTS5, in which no sign means anything but itself. */
const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`

const wordsOf = (text: string) => searchedWords(text).slice(0, MAX_WORDS)

/** Whether the index knows a word. */
const isIndexed = (word: string) => [...searchKey(word)].length >= LEAST_INDEXED
