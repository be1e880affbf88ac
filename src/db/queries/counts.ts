import { count, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '#db/client.ts'
import {
  advisories,
  contactRequests,
  courseEnrollments,
  courses,
  crops,
  marketPrices,
  smsMessages,
  users,
  weatherAlerts,
} from '#db/schema/index.ts'

/** How many rows fulfil a condition, and how many there are. */
const tally = (condition: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${condition}), 0)`

/** The figures of the administrator's overview; an alert counts as active until it expires. */
export function countPlatform(db: Db, now: string) {
  const people = db
    .select({
      totalUsers: count(),
      totalFarmers: tally(sql`${users.role} = 'farmer'`),
      totalExtensionAgents: tally(sql`${users.role} = 'extension_agent'`),
    })
    .from(users)
    .get()
  const advice = db
    .select({ totalAdvisories: count(), activeAdvisories: tally(sql`${advisories.isActive}`) })
    .from(advisories)
    .get()
  const alerts = db
    .select({
      totalWeatherAlerts: count(),
      activeWeatherAlerts: tally(sql`${weatherAlerts.isActive} and coalesce(${weatherAlerts.expiresAt}, '9') > ${now}`),
    })
    .from(weatherAlerts)
    .get()
  return {
    ...people!,
    ...advice!,
    ...alerts!,
    totalCrops: countIn(db, crops),
    totalMarketPrices: countIn(db, marketPrices),
  }
}

/** The figures of an agent's overview: all farmers, the active advisories, SMS that wait, tickets and those answered. */
export const countForAgent = (db: Db) => ({
  farmers: countIn(db, users, eq(users.role, 'farmer')),
  advisories: countIn(db, advisories, eq(advisories.isActive, true)),
  pendingSms: countIn(db, smsMessages, eq(smsMessages.status, 'pending')),
  tickets: countIn(db, contactRequests),
  answeredTickets: countIn(db, contactRequests, ne(contactRequests.status, 'open')),
})

/** The figures of the courses tab. */
export const countCourses = (db: Db) => ({
  publishedCourses: countIn(db, courses, eq(courses.isPublished, true)),
  totalCourses: countIn(db, courses),
  totalEnrollments: countIn(db, courseEnrollments),
})

const countIn = (db: Db, table: SQLiteTable, condition?: SQL) =>
  db.select({ rows: count() }).from(table).where(condition).get()?.rows ?? 0
