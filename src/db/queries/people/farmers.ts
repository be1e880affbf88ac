import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '#db/client.ts'
import { farmerRecords, users } from '#db/schema/index.ts'
import { findFirst } from '#db/search.ts'
import { factColumns } from './farmer-facts.ts'
import { publicUser } from './users.ts'

const { username: _, preferredLocation: __, ...account } = publicUser

/** What is told of a farmer: the account, whose farmer it is, and when they last spoke. */
export const farmerColumns = {
  ...account,
  agentId: farmerRecords.agentId,
  lastContactAt: farmerRecords.lastContactAt,
  ...factColumns,
}

/** A farmer whose account was not deleted; of one that was, the row may stay without a name. */
export const isFarmerStill = and(eq(users.role, 'farmer'), sql`${users.username} <> 'deleted-' || ${users.id}`)

/** Those of some users that are farmers. */
export const findFarmersOf = (db: Db, ids: readonly string[]) =>
  db
    .select(farmerColumns)
    .from(users)
    .leftJoin(farmerRecords, eq(farmerRecords.farmerId, users.id))
    .where(and(inArray(users.id, [...ids]), sql`(${isFarmerStill}) is true`))
    .all()

const byId = prepared((db) =>
  db
    .select(account)
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), isFarmerStill))
    .prepare(),
)
/** A farmer as agents see one. */
export const readFarmer = (db: Db, id: string) => byId(db).get({ id })

const agents = alias(users, 'agents')

/** The same with the record of the farmer. */
export const readFarmerDetail = (db: Db, id: string) =>
  db
    .select({ ...farmerColumns, username: users.username, agentName: agents.fullName })
    .from(users)
    .leftJoin(farmerRecords, eq(farmerRecords.farmerId, users.id))
    .leftJoin(agents, eq(agents.id, farmerRecords.agentId))
    .where(and(eq(users.id, id), isFarmerStill))
    .get()

/** So many farmers are looked at who may be one and the same. */
const MAX_ALIKE = 50

/** Farmers in whose name or phone some words are, the last written ones first. */
export const findFarmersLike = (db: Db, words: string) =>
  findFarmersOf(db, findFirst(db, { list: 'people', words, most: MAX_ALIKE }))

const exists = prepared((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), eq(users.role, 'farmer')))
    .prepare(),
)
export const findFarmer = (db: Db, id: string) => exists(db).get({ id })
