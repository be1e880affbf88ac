import { setImmediate } from 'node:timers/promises'
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '#db/client.ts'
import {
  advisories,
  advisoryDeliveries,
  auditEvents,
  contactRequests,
  cropActivities,
  farmerCrops,
  fieldMeasurements,
  fields,
  fieldZones,
  mobileMoneyAccounts,
  payments,
  resourceApplications,
  satelliteData,
  sessions,
  ticketReplies,
  users,
} from '#db/schema/index.ts'
import { MAX } from '#domain/bounds.ts'
import { DECIDED, type OfUser, OWN, OWN_BESIDES, SHARED } from './personal-tables.ts'

type Rows = Record<string, unknown>[]
type Questions = Record<string, () => Rows>

/**
 * Everything that is stored of a user, by kind. It names no other people. A kind may hold thousands of rows, so
 * requests get through between two.
 */
export async function listPersonalData(db: Db, userId: string): Promise<Record<string, Rows>> {
  const hers = Object.entries<OfUser>({ ...OWN, ...SHARED }).map(([kind, [table, owner]]) => [
    kind,
    () => namingNobody(rowsWhere(db, table, eq(owner, userId)), userId),
  ])
  const questions: Questions = {
    ...Object.fromEntries(hers),
    ...belongings(db, userId),
    ...written(db, userId),
  }
  const records: Record<string, Rows> = {}
  for (const [kind, read] of Object.entries(questions)) {
    records[kind] = read()
    await setImmediate()
  }
  return records
}

/** What belongs to the user's crops, fields and requests: their logs, measurements and replies. */
function belongings(db: Db, userId: string): Questions {
  const idsOf = (table: SQLiteTable, id: SQLiteColumn, owner: SQLiteColumn) =>
    db.select({ id }).from(table).where(eq(owner, userId))
  const below = (table: SQLiteTable, parent: SQLiteColumn, parents: ReturnType<typeof idsOf>) => () =>
    namingNobody(rowsWhere(db, table, inArray(parent, parents)), userId)
  const herCrops = idsOf(farmerCrops, farmerCrops.id, farmerCrops.farmerId)
  const herFields = idsOf(fields, fields.id, fields.farmerId)
  const herRequests = idsOf(contactRequests, contactRequests.id, contactRequests.senderId)
  return {
    cropLog: below(cropActivities, cropActivities.farmerCropId, herCrops),
    advisoriesForCrops: below(advisoryDeliveries, advisoryDeliveries.farmerCropId, herCrops),
    answersToRequests: below(ticketReplies, ticketReplies.requestId, herRequests),
    fieldMeasurements: below(fieldMeasurements, fieldMeasurements.fieldId, herFields),
    fieldZones: below(fieldZones, fieldZones.fieldId, herFields),
    resourceApplications: below(resourceApplications, resourceApplications.fieldId, herFields),
    satelliteData: below(satelliteData, satelliteData.fieldId, herFields),
  }
}

/** What the user wrote for others, without whom it was for, and the user's sessions. */
const written = (db: Db, userId: string): Questions => ({
  advisoriesWritten: () => rowsWhere(db, advisories, eq(advisories.authorId, userId)),
  cropNotesWritten: () =>
    db
      .select({ kind: cropActivities.kind, text: cropActivities.text, createdAt: cropActivities.createdAt })
      .from(cropActivities)
      .where(eq(cropActivities.authorId, userId))
      .orderBy(NEWEST)
      .limit(MAX.exported)
      .all()
      .reverse(),
  answersWritten: () =>
    db
      .select({ message: ticketReplies.message, createdAt: ticketReplies.createdAt })
      .from(ticketReplies)
      .where(eq(ticketReplies.authorId, userId))
      .orderBy(NEWEST)
      .limit(MAX.exported)
      .all()
      .reverse(),
  sessions: () =>
    db
      .select({
        device: sessions.device,
        createdAt: sessions.createdAt,
        usedAt: sessions.usedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .limit(MAX.exported)
      .all(),
})

const rowsWhere = (db: Db, table: SQLiteTable, condition: SQL): Record<string, unknown>[] =>
  db.select(getTableColumns(table)).from(table).where(condition).orderBy(NEWEST).limit(MAX.exported).all().reverse()

const NEWEST = sql`rowid desc`

/** Columns that hold a user's id; of another user the export says only that it was another. */
const USER_COLUMNS = ['authorId', 'measuredBy', 'appliedBy', 'buyerId', 'decidedBy']
const namingNobody = (rows: Record<string, unknown>[], userId: string) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) =>
        USER_COLUMNS.includes(key) && value !== null && value !== userId ? [key, 'someone else'] : [key, value],
      ),
    ),
  )

/**
 * Deletes a user with all own records. Where records that concern others point to the user, the row stays without a
 * name, a password, a phone number or an address.
 */
export function erasePerson(db: Db, userId: string) {
  for (const [table, owner] of [...Object.values(OWN), ...OWN_BESIDES]) db.delete(table).where(eq(owner, userId)).run()
  // The audit goes on saying that something was changed, and no longer what it was.
  db.update(auditEvents)
    .set({ before: null, after: null, subjectId: null })
    .where(eq(auditEvents.subjectId, userId))
    .run()
  const isPointedTo = [...Object.values(SHARED), ...DECIDED].some(([table, owner]) =>
    db.select({ owner }).from(table).where(eq(owner, userId)).limit(1).get(),
  )
  if (!isPointedTo) return void db.delete(users).where(eq(users.id, userId)).run()
  db.update(mobileMoneyAccounts)
    .set({ phoneNumber: '', accountName: '' })
    .where(eq(mobileMoneyAccounts.userId, userId))
    .run()
  db.update(payments).set({ phone: '' }).where(eq(payments.userId, userId)).run()
  db.update(users)
    .set({ ...NOBODY, username: `deleted-${userId}`, usernameKey: `deleted-${userId}` })
    .where(eq(users.id, userId))
    .run()
}

const NOBODY = {
  password: '!',
  fullName: 'Deleted account',
  email: null,
  phone: null,
  location: null,
  preferredLocation: '',
  isActive: false,
} satisfies Partial<typeof users.$inferInsert>
