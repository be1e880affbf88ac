import { eq } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '#db/client.ts'
import * as schema from '#db/schema/index.ts'
import { keysOf } from '#domain/table.ts'

/** The tables whose rows the audit shows before and after a write, each with its key. */
const AUDITED = {
  users: [schema.users, schema.users.id],
  farmer_crops: [schema.farmerCrops, schema.farmerCrops.id],
  crop_activities: [schema.cropActivities, schema.cropActivities.id],
  advisories: [schema.advisories, schema.advisories.id],
  crops: [schema.crops, schema.crops.id],
  market_prices: [schema.marketPrices, schema.marketPrices.id],
  weather_alerts: [schema.weatherAlerts, schema.weatherAlerts.id],
  contact_requests: [schema.contactRequests, schema.contactRequests.ticketId],
  courses: [schema.courses, schema.courses.id],
  modules: [schema.modules, schema.modules.id],
  lessons: [schema.lessons, schema.lessons.id],
  quizzes: [schema.quizzes, schema.quizzes.id],
  quiz_questions: [schema.quizQuestions, schema.quizQuestions.id],
  certificates: [schema.certificates, schema.certificates.code],
  farmer_loans: [schema.farmerLoans, schema.farmerLoans.id],
  settings: [schema.settings, schema.settings.name],
} as const satisfies Record<string, readonly [table: SQLiteTable, key: SQLiteColumn]>

export type AuditedTable = keyof typeof AUDITED
export const AUDITED_TABLES = keysOf(AUDITED)

/** A row of an audited table, without its secrets. */
export function findAuditedRow(db: Db, name: AuditedTable, id: string): Record<string, unknown> | undefined {
  const [table, key] = AUDITED[name]
  const row: Record<string, unknown> | undefined = db.select().from(table).where(eq(key, id)).get()
  if (!row) return undefined
  const { password: _, ...readable } = row
  return readable
}

export const insertAuditEvent = (db: Db, event: typeof schema.auditEvents.$inferInsert) =>
  db.insert(schema.auditEvents).values(event).run()
