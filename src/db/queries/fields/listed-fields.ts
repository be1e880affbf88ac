import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { countRows } from '#db/count.ts'
import { askPage, counted, newestFirst, type Order, type PageRequest, reversed } from '#db/page.ts'
import { fields, users } from '#db/schema/index.ts'
import { find } from '#db/search.ts'
import type { FieldProblem, FieldSort } from '#domain/fields/field-problem.ts'

/** Which fields are meant: some, or those of a country, with a problem, that some words find. */
export type Chosen = {
  ids?: readonly string[] | undefined
  search?: string | undefined
  country?: string | null
  problem?: FieldProblem | undefined
}

const cases = sql`(select 1 from boundary_cases c where c.settled_at is null and (c.field_id = ${fields.id} or c.other_field_id = ${fields.id}))`

/** Written out, so that SQLite knows the indexes that hold only these. */
const HAS_PROBLEM: Record<FieldProblem, SQL> = {
  needsBorder: sql`${fields.west} is null and ${fields.totalArea} > 4`,
  wideBand: sql`${fields.errorBand} > 15`,
  boundaryCase: sql`${fields.id} in (select field_id from boundary_cases where settled_at is null union all select other_field_id from boundary_cases where settled_at is null)`,
}

/** The condition by which fields are chosen, and whether they are quickly counted. */
export function chosenFields(db: Db, { ids, search, country, problem }: Chosen) {
  const { where, isCountable } = find(db, { list: 'fields', words: search, id: fields.id })
  const isAsked = and(
    isNull(fields.removedAt),
    ids && inArray(fields.id, [...ids]),
    country ? inCountry(country, problem) : undefined,
    problem && HAS_PROBLEM[problem],
  )
  return { where: (after?: SQL) => where(and(isAsked, after)), isCountable }
}

/** Of those with a problem, which have an index of their own, the country is read in each row. */
const inCountry = (country: string, problem: FieldProblem | undefined) =>
  problem ? sql`+${fields.country} = ${country}` : eq(fields.country, country)

const NEWEST = newestFirst(fields)
const ORDERS: Record<FieldSort, Order<{ id: string; createdAt: string }>> = {
  '-createdAt': NEWEST,
  createdAt: reversed(NEWEST, 'createdAt'),
}

const columns = {
  id: fields.id,
  code: fields.code,
  name: fields.name,
  place: fields.place,
  country: fields.country,
  farmerId: fields.farmerId,
  farmerName: users.fullName,
  username: users.username,
  location: users.location,
  way: fields.way,
  totalArea: fields.totalArea,
  errorBand: fields.errorBand,
  boundaryCoordinates: fields.boundaryCoordinates,
  hasCase: sql<number>`exists ${cases}`,
  createdAt: fields.createdAt,
}

/** A page of all farmers' fields, the newest first unless said otherwise. */
export function listAllFields(
  db: Db,
  { sort = '-createdAt', limit, cursor, ...chosen }: PageRequest & Chosen & { sort?: FieldSort },
) {
  const { where, isCountable } = chosenFields(db, chosen)
  const page = { limit, ...(cursor !== undefined && { cursor }) }
  const found = askPage(ORDERS[sort], page, ({ after, orderBy, most }) =>
    db
      .select(columns)
      .from(fields)
      .innerJoin(users, eq(users.id, fields.farmerId))
      .where(where(after))
      .orderBy(...orderBy)
      .limit(most)
      .all(),
  )
  return counted(found, page, () => (isCountable ? countRows(db, fields, where()) : null))
}
export type ListedFieldRow = ReturnType<typeof listAllFields>['items'][number]

/** So many of the fields that are meant, with what a printed card says; the newest first. */
export const listCardFields = (db: Db, chosen: Chosen, most: number) =>
  db
    .select({
      id: fields.id,
      code: fields.code,
      name: fields.name,
      place: fields.place,
      farmerName: users.fullName,
      location: users.location,
    })
    .from(fields)
    .innerJoin(users, eq(users.id, fields.farmerId))
    .where(chosenFields(db, chosen).where())
    .orderBy(...[sql`${fields.createdAt} desc`, sql`${fields.id} desc`])
    .limit(most)
    .all()

/** Gives a field a code; its version stays, for nothing that its farmer knows of it changes. */
export function giveFieldCode(db: Db, id: string, code: string): string {
  db.update(fields).set({ code }).where(eq(fields.id, id)).run()
  return code
}
