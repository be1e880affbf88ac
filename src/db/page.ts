import { asc, desc, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CountedPage, Page } from '#domain/contract.ts'
import type { ADMIN_SORTS, AdminSort, SortsOf } from '#domain/operations/admin-sorts.ts'
import { sortKey } from '#domain/people/names/sort-key.ts'
import { problem } from '#domain/problem.ts'
import { type Db, prepared } from './client.ts'
import { type CursorKind, type CursorPart, isCursor, readCursor, writeCursor } from './cursor.ts'

/** One step of an order: an expression that is never null, and where a row carries its value. */
type SortKey<Row> = { by: SQLWrapper; kind: CursorKind; of: (row: Row) => CursorPart; isDescending?: boolean }

/**
 * The order of a list. Its last key is unique, so that each row has a place of its own: a page begins after a place,
 * and not after a number of rows, so that rows which come and go meanwhile neither repeat others nor hide them.
 */
export type Order<Row> = {
  /** Told apart from the list's other orders; the usual order needs none. A cursor of another order starts anew. */
  name?: string
  keys: readonly SortKey<Row>[]
}

/** From the newest to the oldest. */
export const newestFirst = (columns: {
  createdAt: SQLWrapper
  id: SQLWrapper
}): Order<{ createdAt: string; id: string }> => ({
  keys: [
    { by: columns.createdAt, kind: 'string', of: (row) => row.createdAt, isDescending: true },
    { by: columns.id, kind: 'string', of: (row) => row.id, isDescending: true },
  ],
})

/** People by their names. */
export const byName = (columns: { sortKey: SQLWrapper; id: SQLWrapper }): Order<{ fullName: string; id: string }> => ({
  name: 'byName',
  keys: [
    { by: columns.sortKey, kind: 'string', of: (row) => sortKey(row.fullName) },
    { by: columns.id, kind: 'string', of: (row) => row.id },
  ],
})

/** The same order from its end to its beginning. */
export const reversed = <Row>({ keys }: Order<Row>, name: string): Order<Row> => ({
  name,
  keys: keys.map((key) => ({ ...key, isDescending: !key.isDescending })),
})

type WithId = { id: string }
/** The keys of an order by a head of a table; rows that are equal in them follow their ids. */
type HeadKeys<Row> = readonly SortKey<Row>[]

/** The orders of a table by its heads, each both ways; `id` is the column that tells equal rows apart. */
export const ordersBy = <Head extends string, Row extends WithId>(
  id: SQLWrapper,
  heads: Record<Head, HeadKeys<NoInfer<Row>>>,
): Record<SortsOf<Head>, Order<Row>> => {
  const last: SortKey<Row> = { by: id, kind: 'string', of: (row) => row.id }
  const orders = Object.entries<HeadKeys<Row>>(heads).flatMap(([head, keys]) => {
    const order: Order<Row> = { name: head, keys: [...keys, last] }
    return [order, reversed(order, `-${head}`)].map((each) => [each.name, each])
  })
  return Object.fromEntries(orders)
}

/** A key by a column that is never null, as its index has it. */
export const columnKey = <Column extends string>(column: Column, by: SQLWrapper): SortKey<Record<Column, string>> => ({
  by,
  kind: 'string',
  of: (row) => row[column],
})

/** The place of a name among others. Without an index: for tables of some thousand rows at most. */
export const placeOfName = (name: SQLWrapper) => sql<string>`sort_key(coalesce(${name}, ''))`

/** A key by a name, as people sort; null counts as an empty one. */
export const nameKey = <Column extends string>(
  column: Column,
  by: SQLWrapper,
): SortKey<Record<Column, string | null>> => ({
  by: placeOfName(by),
  kind: 'string',
  of: (row) => sortKey(row[column] ?? ''),
})

/** A key by a text; null counts as an empty one. */
export const textKey = <Column extends string>(
  column: Column,
  by: SQLWrapper,
): SortKey<Record<Column, string | null>> => ({
  by: sql`coalesce(${by}, '')`,
  kind: 'string',
  of: (row) => row[column] ?? '',
})

/** A key by the rank of a choice, and not by its letters. */
export const rankKey = <Column extends string>(
  column: Column,
  by: SQLWrapper,
  ranked: readonly string[],
): SortKey<Record<Column, string>> => ({
  by: sql`case ${by} ${sql.join(ranked.map((choice, rank) => sql.raw(`when '${choice}' then ${rank}`)), sql` `)} end`, // biome-ignore format: one expression
  kind: 'number',
  of: (row) => ranked.indexOf(row[column]),
})

export type PageRequest = { limit: number; cursor?: string }

/** What is asked of a list of the admin area. */
export type AdminRequest<Kind extends keyof typeof ADMIN_SORTS> = PageRequest & {
  search?: string
  sort?: AdminSort<Kind>
}

/** What a statement needs to ask for one page: its rows lie after a place, in an order, and are so many at most. */
export type PagePart<Most> = { after: SQL | undefined; orderBy: SQL[]; most: Most }

/** A page of a list whose conditions differ from one request to the next. */
export function askPage<Row>(
  order: Order<Row>,
  { limit, cursor }: PageRequest,
  ask: (part: PagePart<number>) => Row[],
) {
  const place = placeOf(order, cursor)
  const after = place ? beyond(order.keys, place.map((part) => sql`${part}`)) : undefined // biome-ignore format: one thought
  return cut(order, ask({ after, orderBy: orderBy(order), most: limit + 1 }), limit)
}

/**
 * The same for a list that is always asked for alike: two statements, of the first page and of the next ones, each
 * built once.
 */
export function preparedPages<Row>(
  order: Order<Row>,
  build: (db: Db, part: PagePart<Placeholder>) => { all: (params: Record<string, unknown>) => Row[] },
) {
  const part = { orderBy: orderBy(order), most: sql.placeholder('most') }
  const first = prepared((db) => build(db, { ...part, after: undefined }))
  const after = beyond(order.keys, order.keys.map((_, at) => sql`${sql.placeholder(`place${at}`)}`)) // biome-ignore format: one thought
  const next = prepared((db) => build(db, { ...part, after }))
  return (db: Db, { limit, cursor }: PageRequest, params: Record<string, unknown> = {}): Page<Row> => {
    const place = placeOf(order, cursor)
    const places = Object.fromEntries((place ?? []).map((value, at) => [`place${at}`, value]))
    return cut(order, (place ? next : first)(db).all({ ...params, ...places, most: limit + 1 }), limit)
  }
}

/** One of two lists that follow one another; their orders have different names. */
type ChainedList<Row> = { order: Order<Row>; ask: (part: PagePart<number>) => Row[] }

/** A page of two lists of which the second begins where the first ends. */
export function askChained<Row>(first: ChainedList<Row>, second: ChainedList<Row>, page: PageRequest): Page<Row> {
  if (placeOf(second.order, page.cursor)) return askPage(second.order, page, second.ask)
  const found = askPage(first.order, page, first.ask)
  if (found.nextCursor !== null) return found
  const { items } = found
  const room = page.limit - items.length
  if (room > 0) {
    const rest = askPage(second.order, { limit: room }, second.ask)
    return { items: [...items, ...rest.items], nextCursor: rest.nextCursor }
  }
  const hasRest = askPage(second.order, { limit: 1 }, second.ask).items.length > 0
  return { items, nextCursor: hasRest ? cursorAfter(first.order, items) : null }
}

/** A page of several lists of the same order that are asked for one by one. */
export function mergePages<Row>(order: Order<Row>, { limit }: PageRequest, pages: Page<Row>[]): Page<Row> {
  const rows = pages.flatMap(({ items }) => items).sort(byOrder(order))
  // A list that goes on has given a whole page already, so that more than a page is there.
  const isMore = rows.length > limit || pages.some(({ nextCursor }) => nextCursor !== null)
  const items = rows.slice(0, limit)
  return { items, nextCursor: isMore ? cursorAfter(order, items) : null }
}

/** Says how many rows the list has in all, with its first page: to count them again for each next one would tell nothing new. */
export const counted = <T>(page: Page<T>, { cursor }: PageRequest, count: () => number | null): CountedPage<T> => ({
  ...page,
  total: cursor === undefined ? count() : null,
})

const orderBy = <Row>({ keys }: Order<Row>) => keys.map(({ by, isDescending }) => (isDescending ? desc(by) : asc(by)))

/** The place that a cursor names in an order; null, the beginning, for one of another order. Refuses what is none. */
function placeOf<Row>({ name, keys }: Order<Row>, cursor: string | undefined): CursorPart[] | null {
  if (cursor && !isCursor(cursor)) throw problem('badCursor')
  const kinds = keys.map(({ kind }) => kind)
  if (name === undefined) return readCursor(cursor, kinds)
  const [of, ...place] = readCursor(cursor, ['string', ...kinds]) ?? []
  return of === name ? place : null
}

/** Cuts the one row too many that was asked for to learn whether there is a next page. */
function cut<Row>(order: Order<Row>, rows: Row[], limit: number): Page<Row> {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? cursorAfter(order, items) : null }
}

function cursorAfter<Row>({ name, keys }: Order<Row>, rows: Row[]) {
  const last = rows.at(-1)
  if (last === undefined) return null
  const place = keys.map(({ of }) => of(last))
  return writeCursor(name === undefined ? place : [name, ...place])
}

/** That a row comes after a place. Row values are compared by one step of an index, but in one direction only. */
function beyond<Row>(keys: readonly SortKey<Row>[], place: SQL[]): SQL {
  const [{ by, isDescending = false }, ...rest] = keys as [SortKey<Row>, ...SortKey<Row>[]]
  const sign = sql.raw(isDescending ? '<' : '>')
  if (rest.every((key) => (key.isDescending ?? false) === isDescending)) {
    const values = keys.map((key) => sql`${key.by}`)
    return sql`(${sql.join(values, sql`, `)}) ${sign} (${sql.join(place, sql`, `)})`
  }
  const [value, ...others] = place as [SQL, ...SQL[]]
  return sql`(${by} ${sign}= ${value} and (${by} ${sign} ${value} or ${beyond(rest, others)}))`
}

/** The order as JavaScript compares: for text that SQLite compares by its letters, and not without regard to case. */
const byOrder =
  <Row>({ keys }: Order<Row>) =>
  (a: Row, b: Row) => {
    for (const { of, isDescending } of keys) {
      const [left, right] = isDescending ? [of(b), of(a)] : [of(a), of(b)]
      if (left !== right) return left < right ? -1 : 1
    }
    return 0
  }
