import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/index.ts'

/** Agents and administrators who can sign in. */
const isStaff = and(inArray(users.role, ['extension_agent', 'admin']), eq(users.isActive, true))
const columns = { id: users.id, fullName: users.fullName }

export const listStaff = (db: Db) =>
  db.select(columns).from(users).where(isStaff).orderBy(asc(users.sortKey), asc(users.id)).all()

export const findStaff = (db: Db, id: string) =>
  db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isStaff))
    .get()

/** An agent who can sign in. */
export const findAgent = (db: Db, id: string) =>
  db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'extension_agent'), eq(users.isActive, true)))
    .get()

export const listAgents = (db: Db) =>
  db
    .select(columns)
    .from(users)
    .where(and(eq(users.role, 'extension_agent'), eq(users.isActive, true)))
    .orderBy(asc(users.sortKey), asc(users.id))
    .all()
