import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advisoryDeliveries, farmerCrops, notificationPreferences, notifications } from '#db/schema/index.ts'
import { deliverDatedAdvice } from '#services/advice/deliver-advice.ts'
import { inEnglish, village, type Who } from '../../village.ts'

const written = { title: 'Weed', content: 'Pull the weeds while they are small.', category: 'planting' } as const

/** A village without deliveries. */
function fresh() {
  const w = village()
  w.db.delete(advisoryDeliveries).run()
  w.db.delete(notifications).run()
  const notified = (userId: string) =>
    w.db.select().from(notifications).where(eq(notifications.userId, userId)).all().map(inEnglish)
  return { ...w, notified, callerOf: w.as, as: (who: Who) => w.as(w.people[who]) }
}

test('a farmer cannot publish; dated advice needs its crop and both days', async () => {
  const w = fresh()
  await expect(w.as('martha').farmer.advisories.publish(written)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  for (const window of [{ windowStart: 10 }, { windowStart: 10, windowEnd: 5 }, { windowStart: 1, windowEnd: 2 }])
    await expect(w.as('hawa').farmer.advisories.publish({ ...written, ...window })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
})

test('new advice reaches those who grow the crop, urgent advice every farmer, except those who opted out', async () => {
  const w = fresh()
  await w.as('hawa').farmer.advisories.publish({ ...written, cropId: 'maize' })
  expect(w.notified('martha')).toMatchObject([
    { type: 'advisory', title: 'Weed', link: expect.stringContaining('/advisories?open=') },
  ])
  expect(w.notified('joseph')).toEqual([])

  await w.as('hawa').farmer.advisories.publish({ ...written, priority: 'urgent' })
  expect([w.notified('martha').length, w.notified('joseph').length, w.notified('hawa').length]).toEqual([2, 1, 0])

  w.db.insert(notificationPreferences).values({ userId: 'joseph', advisories: false }).run()
  await w.as('hawa').farmer.advisories.publish({ ...written, priority: 'urgent' })
  expect(w.notified('joseph')).toHaveLength(1)
})

test('advice for everyone that is not urgent notifies nobody', async () => {
  const w = fresh()
  await w.as('hawa').farmer.advisories.publish(written)
  expect(w.notified('martha')).toEqual([])
})

test.each([
  ['2026-10-30', 0], // 59 days after planting
  ['2026-10-31', 1],
  ['2026-12-10', 1],
  ['2026-12-11', 0], // 101 days
])('on %s the window of 60 to 100 days reaches %i crops', async (day, reached) => {
  expect(await deliverDatedAdvice(fresh().db, new Date(`${day}T06:00:00Z`))).toBe(reached)
})

test('advice is delivered to a crop once, notifies once, and not at all after its harvest', async () => {
  const w = fresh()
  expect([await deliverDatedAdvice(w.db, w.clock.now), await deliverDatedAdvice(w.db, w.clock.now)]).toEqual([1, 0])
  expect(w.notified('martha')).toHaveLength(1)
  const harvested = fresh()
  harvested.db.update(farmerCrops).set({ status: 'harvested' }).run()
  expect(await deliverDatedAdvice(harvested.db, harvested.clock.now)).toBe(0)
})

test('a farmer who cannot follow advice says why, its author sees the counts, and an undo clears them', async () => {
  const w = fresh()
  await deliverDatedAdvice(w.db, w.clock.now)
  const [due] = await w.as('martha').farmer.advice.list()
  expect(due).toMatchObject({ cropName: 'Zea mays', until: '2026-12-10', answer: null, advisory: { title: 'Scout' } })
  const answer = (given: object) =>
    w.as('martha').farmer.advice.answer({ deliveryId: due?.id ?? '', answer: 'cannot', ...given })
  await expect(answer({})).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await answer({ reason: 'No money for it' })
  expect(await w.as('martha').farmer.advice.list()).toMatchObject([{ answer: 'cannot' }])
  expect(await w.as('hawa').agent.advisories.outcome({ id: 'scout' })).toEqual({
    reached: 1,
    done: 0,
    cannot: 1,
    reasons: ['No money for it'],
  })
  await w.as('martha').farmer.advice.undo({ deliveryId: due?.id ?? '' })
  expect(await w.as('martha').farmer.advice.list()).toMatchObject([{ answer: null }])
  expect(await w.as('hawa').agent.advisories.outcome({ id: 'scout' })).toMatchObject({ cannot: 0, reasons: [] })
})

test('another agent does not see the answers', async () => {
  const w = fresh()
  const other = w.person('extension_agent')
  await expect(w.callerOf(other).agent.advisories.outcome({ id: 'scout' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('advisories are found by category and by words with any characters', async () => {
  const w = fresh()
  const { publish, list, counts } = w.as('hawa').farmer.advisories
  await publish({ ...written, title: '100% cover', content: 'Mulch_thick' })
  const titles = async (filter: object) => (await list(filter)).items.map(({ title }) => title)
  expect(await titles({ search: 'MULCH_' })).toEqual(['100% cover'])
  expect(await titles({ search: '%' })).toEqual(['100% cover'])
  expect(await titles({ search: "' or 1=1" })).toEqual([])
  expect(await titles({ category: 'pest' })).toEqual(['Scout'])
  expect(await counts({})).toEqual({ all: 2, byCategory: { pest: 1, planting: 1 } })
})

test('a bookmark belongs to its user, and setting it twice is setting it once', async () => {
  const w = fresh()
  const set = (isBookmarked: boolean) => w.as('martha').farmer.bookmarks.set({ advisoryId: 'scout', isBookmarked })
  await set(true)
  await set(true)
  expect(await w.as('martha').farmer.bookmarks.list()).toMatchObject([{ id: 'scout' }])
  expect(await w.as('joseph').farmer.bookmarks.list()).toEqual([])
  await set(false)
  expect(await w.as('martha').farmer.bookmarks.list()).toEqual([])
})
