import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { asPage, positionOf } from '#db/cursor.ts'
import { users } from '#db/schema/index.ts'
import { publicUser } from './users.ts'

const { username: _, preferredLocation: __, ...columns } = publicUser

/** A farmer whose account was not deleted; of one that was, the row may stay without a name. */
export const isFarmerStill = and(eq(users.role, 'farmer'), sql`${users.username} <> 'deleted-' || ${users.id}`)

const newest = prepared((db) =>
  db
    .select(columns)
    .from(users)
    .where(
      and(isFarmerStill, sql`(${users.createdAt}, ${users.id}) < (${sql.placeholder('at')}, ${sql.placeholder('id')})`),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(sql.placeholder('most'))
    .prepare(),
)
/** A page of all farmers, the newest first. */
export const listFarmers = (db: Db, { limit, cursor }: { limit: number; cursor?: string }) =>
  asPage(newest(db).all({ ...positionOf(cursor), most: limit + 1 }), limit)

const exists = prepared((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), eq(users.role, 'farmer')))
    .prepare(),
)
export const findFarmer = (db: Db, id: string) => exists(db).get({ id })
