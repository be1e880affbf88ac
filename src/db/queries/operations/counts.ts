import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm'
import { type Db, prepared } from '#db/client.ts'
import { countRows } from '#db/count.ts'
import {
  advisories,
  contactRequests,
  courses,
  crops,
  receivedMessages,
  smsMessages,
  weatherAlerts,
} from '#db/schema/index.ts'
import { countPrices } from '../market/price-counts.ts'
import { countFarmers, countUserRows } from '../people/user-counts.ts'

/** The figures of the administrator's overview; an alert counts as active until it expires. */
export const countPlatform = (db: Db, now: string) => ({
  totalUsers: countUserRows(db),
  totalFarmers: countUserRows(db, 'farmer'),
  totalExtensionAgents: countUserRows(db, 'extension_agent'),
  totalAdvisories: countRows(db, advisories),
  activeAdvisories: countRows(db, advisories, eq(advisories.isActive, true)),
  totalWeatherAlerts: countRows(db, weatherAlerts),
  activeWeatherAlerts: countRows(
    db,
    weatherAlerts,
    and(eq(weatherAlerts.isActive, true), or(isNull(weatherAlerts.expiresAt), gt(weatherAlerts.expiresAt, now))),
  ),
  totalCrops: countRows(db, crops),
  totalMarketPrices: countPrices(db),
})

/** The figures of an agent's overview: all farmers, the active advisories, SMS that wait. */
export const countForAgent = (db: Db) => ({
  farmers: countFarmers(db),
  advisories: countRows(db, advisories, eq(advisories.isActive, true)),
  pendingSms: countRows(db, smsMessages, eq(smsMessages.status, 'pending')),
})

/** How many requests for help and text messages came in since a moment, and how many of them were answered. */
export function countResponses(db: Db, since: string) {
  const requests = gte(contactRequests.createdAt, since)
  const received = gte(receivedMessages.createdAt, since)
  const asked = countRows(db, contactRequests, requests)
  const isAnswered = inArray(receivedMessages.status, ['answered', 'handled'])
  return {
    asked: asked + countRows(db, receivedMessages, received),
    answered:
      asked -
      countRows(db, contactRequests, and(eq(contactRequests.status, 'open'), requests)) +
      countRows(db, receivedMessages, and(isAnswered, received)),
  }
}

/** The figures of the courses tab. */
export const countCourses = (db: Db) => ({
  publishedCourses: countRows(db, courses, eq(courses.isPublished, true)),
  totalCourses: countRows(db, courses),
  totalEnrollments: enrollments(db).get()!,
})

const enrollments = prepared((db) =>
  db.$client.prepare<[], number>('select coalesce(sum(rows), 0) from enrollment_counts').pluck(),
)
