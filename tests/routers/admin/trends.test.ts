import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advisoryDeliveries,
  courseEnrollments,
  farmerCrops,
  marketPrices,
  smsMessages,
  users,
} from '#db/schema/index.ts'
import { addDays } from '#domain/dates.ts'
import { SMS_STATUS } from '#domain/messaging/sms.ts'
import { keysOf } from '#domain/table.ts'
import { village } from '../../village.ts'

const noon = (day: string) => `${day}T12:00:00.000Z`
/** Days from two years before the village's today to some days after it. */
const someDay = fc.integer({ min: -730, max: 9 }).map((days) => addDays('2026-11-21', days))
const isIn = (day: string, { from, until }: { from: string; until: string }) => from <= day && day < until

/** Where each period ends: at the next one's beginning, or after today. */
const bounded = <T extends { from: string }>(rows: T[], end: string) =>
  rows.map((row, at) => ({ ...row, until: rows[at + 1]?.from ?? end }))

async function desk() {
  const v = village()
  const { admin } = v.as(v.people.ruth)
  return { ...v, admin }
}

describe('the charts of the overview count what their lists show', () => {
  test('farmers', () =>
    fc.assert(
      fc.asyncProperty(fc.array(someDay, { maxLength: 30 }), async (days) => {
        const { db, admin } = await desk()
        for (const [at, day] of days.entries())
          db.insert(users)
            .values({ username: `f${at}`, usernameKey: `f${at}`, password: '!', fullName: `F ${at}`, createdAt: noon(day), isActive: at % 3 > 0 }) // biome-ignore format: one row
            .run()
        const { farmers } = await admin.stats.trends()
        const { items } = await admin.users.list({ role: 'farmer', limit: 500 })
        expect(farmers).toHaveLength(12)
        for (const month of bounded(farmers, '2026-12-01')) {
          expect(month.added).toBe(items.filter(({ createdAt }) => isIn(createdAt, month)).length)
          expect(month.total).toBe(items.filter(({ createdAt }) => createdAt < month.until).length)
        }
      }),
      { numRuns: 15 },
    ))

  test('prices', () =>
    fc.assert(
      fc.asyncProperty(fc.array(someDay, { maxLength: 60 }), async (days) => {
        const { db, admin } = await desk()
        const price = { cropId: 'maize', pricePerKg: 1, currency: 'NGN' } as const
        for (const [at, date] of days.entries())
          db.insert(marketPrices)
            .values({ ...price, market: `m${at}`, date })
            .run()
        const { prices } = await admin.stats.trends()
        const { items } = await admin.marketPrices.list({ limit: 500 })
        expect(prices).toHaveLength(12)
        for (const week of bounded(prices, '2026-11-23'))
          expect(week.prices).toBe(items.filter(({ date }) => isIn(date, week)).length)
      }),
      { numRuns: 15 },
    ))

  test('courses, their enrollments and completions', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom('open', 'draft'), fc.boolean())), async (taken) => {
        const { db, admin, person, as, people } = await desk()
        for (const [at, [courseId, isDone]] of taken.entries()) {
          const { id: userId } = person('farmer', { id: `l${at}`, username: `l${at}` })
          db.insert(courseEnrollments)
            .values({ userId, courseId, status: isDone ? 'completed' : 'enrolled' })
            .run()
        }
        const { courses } = await admin.stats.trends()
        const listed = (await admin.courses.list()).filter(({ enrollmentCount }) => enrollmentCount > 0)
        expect(courses.map(({ id }) => id).sort()).toEqual(listed.map(({ id }) => id).sort())
        for (const { id, enrolled, completed } of courses) {
          expect(enrolled).toBe(listed.find((course) => course.id === id)!.enrollmentCount)
          const { items } = await as(people.ruth).learning.reports.learners({ id, state: 'completed', limit: 500 })
          expect(completed).toBe(items.length)
        }
        expect(courses.map(({ enrolled }) => -enrolled)).toEqual(courses.map(({ enrolled }) => -enrolled).sort((a, b) => a - b)) // biome-ignore format: one sentence
      }),
      { numRuns: 10 },
    ))
})

test('a deleted account is no farmer of the chart', async () => {
  const { db, admin } = await desk()
  const gone = { id: 'gone', username: 'deleted-gone', usernameKey: 'deleted-gone', password: '!', fullName: '' }
  db.insert(users)
    .values({ ...gone, isActive: false, createdAt: noon('2026-11-01') })
    .run()
  const { farmers } = await admin.stats.trends()
  expect(farmers.at(-1)).toEqual({ from: '2026-11-01', added: 2, total: 2 })
})

test('dated advice is counted by the month of its delivery and by its answer', async () => {
  const { db, admin } = await desk()
  const deliveries = [
    ['2026-11-30', 'done'],
    ['2026-11-01', null],
    ['2026-10-31', 'cannot'],
    ['2026-10-01', 'done'],
    ['2025-12-01', 'cannot'],
    ['2025-11-30', 'done'],
  ] as const
  for (const [at, [day, answer]] of deliveries.entries()) {
    db.insert(farmerCrops)
      .values({ id: `p${at}`, farmerId: 'joseph', cropId: 'maize' })
      .run()
    db.insert(advisoryDeliveries)
      .values({ advisoryId: 'scout', farmerCropId: `p${at}`, answer, createdAt: noon(day) })
      .run()
  }
  const { advice } = await admin.stats.trends()
  // The village has one delivery of today that has no answer.
  expect(advice.at(-1)).toEqual({ from: '2026-11-01', done: 1, cannot: 0, unanswered: 2 })
  expect(advice.at(-2)).toEqual({ from: '2026-10-01', done: 1, cannot: 1, unanswered: 0 })
  expect(advice[0]).toEqual({ from: '2025-12-01', done: 0, cannot: 1, unanswered: 0 })
  expect(advice).toHaveLength(12)
})

test('text messages of the last twelve weeks are counted by their state', async () => {
  const { db, admin } = await desk()
  for (const [at, status] of keysOf(SMS_STATUS).entries())
    for (const day of [...Array(at).fill('2026-11-20'), '2026-08-31', '2026-08-30'])
      db.insert(smsMessages)
        .values({ phone: '+234', message: 'Rain', type: 'weather', status, createdAt: noon(day) })
        .run()
  expect((await admin.stats.trends()).sms).toEqual({ pending: 1, sent: 2, delivered: 3, failed: 4 })
})
