import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseEnrollments, courses, lessons, modules, notifications } from '#db/schema/index.ts'
import { inEnglish, village, type Who } from '../../village.ts'

type CourseRow = Partial<typeof courses.$inferInsert>

/** A village with a draft as described; Musu is a deactivated farmer. */
function drafted(course: CourseRow = {}) {
  const v = village()
  v.person('farmer', { id: 'musu', isActive: false })
  v.db.delete(notifications).run()
  if (Object.keys(course).length > 0) v.db.update(courses).set(course).where(eq(courses.id, 'draft')).run()
  const notified = () => v.db.select().from(notifications).orderBy(notifications.userId).all().map(inEnglish)
  const publish = (published: boolean, who: Who = 'ruth') =>
    v.as(v.people[who]).admin.courses.publish({ id: 'draft', published })
  return { ...v, notified, publish }
}

test('users who are no administrator publish nothing, and nobody is notified', async () => {
  const { publish, notified, db } = drafted()
  for (const who of ['martha', 'hawa'] as const)
    await expect(publish(true, who)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(publish(true, 'visitor')).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(notified()).toEqual([])
  expect(db.select().from(courses).where(eq(courses.id, 'draft')).get()).toMatchObject({ isPublished: false })
})

test('a published draft is in the catalogue, and every active farmer is notified, but no agent', async () => {
  const v = drafted()
  expect(await v.publish(true)).toMatchObject({ isPublished: true, publishedAt: '2026-11-21T12:00:00.000Z' })
  const titles = (await v.as(null).learning.courses.list()).map(({ title }) => title)
  expect(titles).toEqual(['Draft', 'Maize'])
  expect(v.notified().map(({ userId }) => userId)).toEqual(['joseph', 'martha'])
  expect(v.notified()[0]).toMatchObject({
    type: 'system',
    priority: 'low',
    title: 'A new course is open',
    message: '‘Draft’ is free.',
    link: '/courses/draft',
    isRead: false,
    createdAt: '2026-11-21T12:00:00.000Z',
  })
})

test.each<[CourseRow, string]>([
  [{ duration: '3 weeks' }, '‘Draft’ is free. Duration: 3 weeks.'],
  [{ price: 1250, currency: 'USD' }, '‘Draft’ costs $12.50.'],
  [{ price: 250_000, currency: 'NGN', duration: '2 hours' }, '‘Draft’ costs ₦2,500.00. Duration: 2 hours.'],
])('a course with %j is told as %s', async (course, message) => {
  const { publish, notified } = drafted(course)
  await publish(true)
  expect(notified()[0]).toMatchObject({ message })
})

test('farmers are notified once, however often the course is hidden and published again', async () => {
  const v = drafted()
  await v.publish(true)
  v.clock.now = new Date('2026-11-22T12:00:00.000Z')
  await v.publish(true)
  expect(await v.publish(false)).toMatchObject({ isPublished: false, publishedAt: '2026-11-21T12:00:00.000Z' })
  expect((await v.as(v.people.martha).learning.courses.list()).map(({ title }) => title)).toEqual(['Maize'])
  expect(await v.publish(true)).toMatchObject({ isPublished: true, publishedAt: '2026-11-21T12:00:00.000Z' })
  expect(v.notified()).toHaveLength(2)
})

test('publishing again a course that was open before notifies nobody', async () => {
  const v = drafted()
  const ruth = v.as(v.people.ruth).admin.courses
  await ruth.publish({ id: 'open', published: false })
  await ruth.publish({ id: 'open', published: true })
  expect(v.notified()).toEqual([])
})

test('the same request with its key is done once', async () => {
  const v = drafted()
  const headers = {
    authorization: `Bearer ${(await v.sessions.open('ruth')).token}`,
    'content-type': 'application/json',
    'idempotency-key': 'k1',
  }
  const send = (published: boolean) =>
    v.app.request('/api/admin/courses/draft/publish', { method: 'PATCH', headers, body: JSON.stringify({ published }) })
  const answers = [await send(true), await send(true)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await answers[1]!.json()).toEqual(await answers[0]!.json())
  expect(v.notified()).toHaveLength(2)
  expect((await send(false)).status).toBe(409)
})

test('a course whose notification cannot be sent is not published', async () => {
  const v = drafted()
  v.db.$client.exec(`create trigger full before insert on notifications begin select raise(abort, 'full'); end`)
  await expect(v.publish(true)).rejects.toThrow()
  v.db.$client.exec('drop trigger full')
  expect(await v.as(v.people.ruth).admin.courses.list()).toMatchObject([{ isPublished: false, publishedAt: null }, {}])
  await v.publish(true)
  expect(v.notified()).toHaveLength(2)
})

test('lessons and enrolments of a course are counted separately', async () => {
  const v = drafted()
  const part = { courseId: 'open', title: 'Part', orderIndex: 0 }
  const lesson = { title: 'Lesson', content: '#', orderIndex: 0 }
  v.db.insert(modules).values([{ ...part, id: 'm1' }, { ...part, id: 'm2' }, { ...part, id: 'm3', courseId: 'draft' }]).run() // biome-ignore format: one row each
  v.db.insert(lessons).values([{ ...lesson, moduleId: 'm1' }, { ...lesson, moduleId: 'm1' }, { ...lesson, moduleId: 'm2' }]).run() // biome-ignore format: one row each
  v.db.insert(courseEnrollments).values([{ userId: 'martha', courseId: 'open' }, { userId: 'joseph', courseId: 'open' }]).run() // biome-ignore format: one row each
  expect(await v.as(v.people.ruth).admin.courses.list()).toMatchObject([
    { title: 'Draft', moduleCount: 1, lessonCount: 0, enrollmentCount: 0 },
    { title: 'Maize', moduleCount: 2, lessonCount: 3, enrollmentCount: 2 },
  ])
})

test('of two administrators who edit one course the second is told, and sees both values', async () => {
  const v = village()
  const { courses: desk } = v.as(v.people.ruth).admin
  const [{ version } = { version: 0 }] = await desk.list()
  await desk.change({ id: 'draft', version, keyBenefits: ['Eat', 'Sell'] })
  await expect(desk.change({ id: 'draft', version, keyBenefits: ['Eat'] })).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { conflicts: [{ field: 'keyBenefits', mine: 'Eat', theirs: 'Eat, Sell' }] },
  })
  // A list that is as it was is no change.
  expect(await desk.change({ id: 'draft', version, keyBenefits: ['Eat', 'Sell'] })).toMatchObject({ version: 2 })
})
