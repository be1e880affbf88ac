import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { countRows } from '#db/count.ts'
import { askChained, askPage, byName, counted, newestFirst, type Order, type PageRequest, reversed } from '#db/page.ts'
import { farmerRecords, users } from '#db/schema/index.ts'
import { among, beginningWith, FEW, type Found, find, findFirst } from '#db/search.ts'
import type { FarmerNarrowing } from '#domain/people/farmer.schema.ts'
import type { FarmerSort } from '#domain/people/farmer.ts'
import { searchKey } from '#domain/people/names/search-key.ts'
import { locate } from '#domain/places/locate.ts'
import { levelsOf } from '#domain/places/within.ts'
import { findFarmerOfCode } from '../fields/fields.ts'
import { STANDING } from '../messaging/audience.ts'
import { farmerColumns, isFarmerStill } from './farmers.ts'
import { countUsersOf } from './user-counts.ts'

const NEWEST = newestFirst(users)
type FarmerRow = { id: string; fullName: string; createdAt: string }
const BY_NAME = byName(users)
const ORDERS: Record<FarmerSort, Order<FarmerRow>> = {
  '-createdAt': NEWEST,
  createdAt: reversed(NEWEST, 'createdAt'),
  fullName: BY_NAME,
  '-fullName': reversed(BY_NAME, '-byName'),
}

type FarmerFilter = PageRequest & { sort?: FarmerSort } & Partial<FarmerNarrowing>

/**
 * A page of farmers for an agent: the agent's own ones first, then, unless only those are asked for, all others; each
 * of the two sorted, the newest first unless said otherwise.
 */
export function listFarmers(db: Db, agentId: string, { sort = '-createdAt', mine, ...filter }: FarmerFilter) {
  const found = narrowed(db, filter)
  const own = beginningWith(isOf(agentId))
  const ask = (where: (asked: SQL | undefined) => SQL | undefined) => (part: Part) =>
    readPage(db, where(and(isFarmerStill, part.after)), part)
  const order = ORDERS[sort]
  const ownList = { order: { ...order, name: `own ${sort}` }, ask: ask((asked) => own.where(found.where(asked))) }
  const others = { order, ask: ask((asked) => found.where(and(asked, sql`not ${isOwn(agentId)}`))) }
  const page = mine ? askPage(ownList.order, filter, ownList.ask) : askChained(ownList, others, filter)
  return counted(page, filter, () => {
    if (mine) return countRows(db, users, own.where(found.where(isFarmerStill)))
    if (found.isNarrow) return found.isCountable ? countRows(db, users, found.where(isFarmerStill)) : null
    return countUsersOf(db, { role: 'farmer', state: filter.status })
  })
}

type Part = { after: SQL | undefined; orderBy: SQL[]; most: number }

const readPage = (db: Db, where: SQL | undefined, { orderBy, most }: Part) =>
  db
    .select(farmerColumns)
    .from(users)
    .leftJoin(farmerRecords, eq(farmerRecords.farmerId, users.id))
    .where(where)
    .orderBy(...orderBy)
    .limit(most)
    .all()

const isOf = (agentId: string) => sql`${users.id} in (select farmer_id from farmer_records where agent_id = ${agentId})`

/** The same, looked up for one farmer after the other. */
const isOwn = (agentId: string) =>
  sql`exists (select 1 from farmer_records own where own.farmer_id = ${users.id} and own.agent_id = ${agentId})`

/** Written out, so that SQLite knows the index of inactive users to hold them; they are few. */
const INACTIVE = beginningWith(sql`${users.isActive} = 0`)
const ACTIVE: Found = { where: (asked) => and(asked, sql`${users.isActive} = 1`), isCountable: true }

/** The farmers that are asked for, and whether anything but the account's state narrows them. */
function narrowed(db: Db, { search, place, crop, status }: Partial<FarmerNarrowing>) {
  const parts = [
    ...(crop ? [growersOf(db, crop)] : []),
    ...(search || place ? [foundBy(db, search, [search, place && wordsOfPlace(place)].filter(Boolean).join(' '))] : []),
    ...(place ? [inPlace(place)] : []),
    ...(status === 'inactive' ? [INACTIVE] : []),
    ...(status === 'active' ? [ACTIVE] : []),
  ]
  return {
    where: (asked: SQL | undefined) => parts.reduceRight((inner, part) => part.where(inner), asked),
    isCountable: parts.every(({ isCountable }) => isCountable),
    isNarrow: Boolean(search || place || crop || status === 'inactive'),
  }
}

/** Those whom words find, and before them whose field bears what was typed as its code. */
function foundBy(db: Db, search: string | undefined, words: string): Found {
  const ofCode = search && findFarmerOfCode(db, search)
  return ofCode
    ? among(users.id, [ofCode, ...findFirst(db, { list: 'people', words, most: FEW })])
    : find(db, { list: 'people', words, id: users.id })
}

/** A place that is known is begun with by its region and country: the place itself people write in many ways. */
function wordsOfPlace(place: string) {
  const isKnown = locate(place).rest.length === 0
  return (isKnown && levelsOf(place).join(' ')) || place
}

/** The search finds whoever has the words anywhere; here they are the place of the farm, or an area in which it lies. */
const inPlace = (place: string): Found => ({
  where: (asked) =>
    and(
      asked,
      sql`(instr(search_key(${users.location}), ${searchKey(place)}) > 0 or is_within(${users.location}, ${place}))`,
    ),
  isCountable: true,
})

/** A few growers are begun with; of more the list is read in its order. */
function growersOf(db: Db, cropId: string): Found {
  const growers = sql`select distinct farmer_id from farmer_crops where crop_id = ${cropId} and ${STANDING}`
  const ids = db.all<{ farmer_id: string }>(sql`${growers} limit ${FEW + 1}`).map((row) => row.farmer_id)
  if (ids.length <= FEW) return among(users.id, ids)
  const grows = sql`exists (select 1 from farmer_crops where crop_id = ${cropId} and farmer_id = ${users.id} and ${STANDING})` // biome-ignore format: one condition
  return { where: (asked) => and(asked, grows), isCountable: false }
}
