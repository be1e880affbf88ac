import { setImmediate } from 'node:timers/promises'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '#db/client.ts'
import { isOfPerson } from '#db/privacy/rows-of-person.ts'
import { AUTHORS, DECIDERS, PERSONAL_TABLES, type PersonalTable } from '#db/privacy/tables.ts'
import { advisories, cropActivities, photos, ticketReplies } from '#db/schema/index.ts'
import { MAX } from '#domain/bounds.ts'
import { listCallbacksHolding, listNumbersPaidFrom } from './unmatched-callbacks.ts'

type PersonalRow = Record<string, unknown>
type Questions = Record<string, () => PersonalRow[]>

/** What the export has in a place of its own. */
const APART = ['user', 'preferences']

/**
 * Everything that is stored of a user, by kind. It names no other people. A kind may hold thousands of rows, so
 * requests get through between two.
 */
export async function listPersonalData(db: Db, userId: string): Promise<Record<string, PersonalRow[]>> {
  const records: Record<string, PersonalRow[]> = {}
  for (const [kind, read] of Object.entries({ ...own(db, userId), ...written(db, userId), ...unmatched(db, userId) })) {
    records[kind] = read()
    await setImmediate()
  }
  return records
}

/** The rows that are the person's, as the rules of the tables say. */
function own(db: Db, userId: string): Questions {
  const kinds = PERSONAL_TABLES.flatMap((of) => {
    if (!('as' in of.exported) || APART.includes(of.exported.as)) return []
    const { as, without } = of.exported
    const read = () => rowsWhere(db, of.table, isOfPerson(db, of, userId)).map((row) => shown(row, of, without, userId))
    return [[as, read] as const]
  })
  return Object.fromEntries(kinds)
}

/** What the user wrote for others, without whom it was for. */
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
})

/** What providers said of the numbers from which the person paid, without a payment that it is about. */
const unmatched = (db: Db, userId: string): Questions => ({
  otherPaymentMessages: () =>
    listCallbacksHolding(db, listNumbersPaidFrom(db, userId)).slice(0, MAX.exported).reverse(),
})

const rowsWhere = (db: Db, table: SQLiteTable, condition: SQL): PersonalRow[] =>
  db.select(getTableColumns(table)).from(table).where(condition).orderBy(NEWEST).limit(MAX.exported).all().reverse()

const NEWEST = sql`rowid desc`

/** The columns of a table that hold the id of who wrote or decided. */
const usersIn = ({ key }: PersonalTable) =>
  new Set([...AUTHORS, ...DECIDERS].flatMap((each) => (each.key === key ? each.name : [])))

/** A row as it is exported: of another user it says only that it was another. */
function shown(row: PersonalRow, of: PersonalTable, without: readonly string[], userId: string): PersonalRow {
  const users = usersIn(of)
  return Object.fromEntries(
    Object.entries(row)
      .filter(([key]) => !without.includes(key))
      .map(([key, value]) =>
        users.has(key) && value !== null && value !== userId ? [key, 'someone else'] : [key, value],
      ),
  )
}

/** The photos of a person: their files lie in the data folder under these ids. */
export const listPhotosOf = (db: Db, userId: string) =>
  db.select({ id: photos.id, type: photos.type }).from(photos).where(eq(photos.ownerId, userId)).all()
