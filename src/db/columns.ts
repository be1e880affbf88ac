import { type SQL, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, check, customType, integer, text } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import { orderedId } from '#domain/sync/ordered-id.ts'

/**
 * The column kinds of Kuu. Instants and days are ISO text (they sort as text, and cross the wire as they are);
 * money is an integer of hundredths; a list or an object is JSON text typed by a zod schema.
 */
export const id = () => text('id').primaryKey().$defaultFn(newId)
/** The id of a new row. */
export const newId = () => orderedId(crypto.randomUUID(), Date.now())

/** A moment, ISO 8601 in UTC with milliseconds. */
export const instant = (name: string) => text(name)
/** When the row was made; callers pass their own clock, the default serves hand-written SQL. */
export const createdAt = (name = 'created_at') =>
  instant(name).notNull().default(sql`(strftime('%Y-%m-%dT%H:%M:%fZ','now'))`)
/** A calendar day, 'YYYY-MM-DD'. */
export const day = (name: string) => text(name)
/** An amount in hundredths of its currency. */
export const money = (name: string) => integer(name)
export const flag = (name: string) => integer(name, { mode: 'boolean' })

/** JSON text; what is written must satisfy the schema. */
export const json = <S extends z.core.$ZodType>(name: string, schema: S) =>
  customType<{ data: z.infer<S>; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(z.parse(schema, value)),
    fromDriver: (value) => JSON.parse(value) as z.infer<S>,
  })(name)

/** A CHECK that holds a column to a closed set of the domain; NULL passes, as SQL has it. */
export const enumCheck = (name: string, column: AnySQLiteColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)

/** A CHECK over any condition. */
export const checkConstraint = (name: string, condition: SQL) => check(name, condition)
