import { expect, test } from 'vitest'
import { courseEnrollments, lessons, notifications, quizQuestions } from '#db/schema/index.ts'
import { RIGHT, teach } from '../../lessons.ts'
import { village, type Who } from '../../village.ts'

function school() {
  const w = village()
  teach(w)
  w.db.delete(notifications).run()
  return { ...w, as: (who: Who) => w.as(w.people[who]).learning, admin: () => w.as(w.people.ruth).admin }
}

test('a draft does not exist but for administrators, nor do its lessons and quizzes', async () => {
  const w = school()
  for (const who of ['visitor', 'martha', 'hawa'] as const) {
    await expect(w.as(who).courses.get({ id: 'draft' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(w.as(who).lessons.get({ id: 'draft-lesson' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(w.as(who).quizzes.get({ id: 'draft-quiz' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await w.as('ruth').courses.get({ id: 'draft' })).toMatchObject({ title: 'Draft', enrollment: null })
  expect(await w.as('ruth').lessons.get({ id: 'draft-lesson' })).toMatchObject({ courseId: 'draft' })
})

test('a course with a price takes nobody in, and shows its lessons and quizzes to who is enrolled', async () => {
  const w = school()
  await expect(w.as('martha').courses.enroll({ id: 'priced' })).rejects.toMatchObject({ code: 'CONFLICT' })
  for (const who of ['visitor', 'martha', 'hawa'] as const) {
    expect(await w.as(who).courses.get({ id: 'priced' })).toMatchObject({ price: 500 })
    await expect(w.as(who).lessons.get({ id: 'priced-lesson' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(w.as(who).quizzes.get({ id: 'priced-quiz' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  await expect(w.as('martha').lessons.complete({ id: 'priced-lesson' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const answers = { paddy: 'Yes' }
  await expect(w.as('martha').quizzes.submit({ id: 'priced-quiz', answers })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(w.db.select().from(courseEnrollments).all()).toEqual([])

  w.db.insert(courseEnrollments).values({ userId: 'martha', courseId: 'priced' }).run()
  expect(await w.as('martha').lessons.get({ id: 'priced-lesson' })).toMatchObject({ title: 'Paddy' })
  expect(await w.as('martha').quizzes.submit({ id: 'priced-quiz', answers })).toMatchObject({ passed: true })
})

test('a course has its outline in order, without content', async () => {
  const w = school()
  const course = await w.as('visitor').courses.get({ id: 'open' })
  expect(course.enrollment).toBeNull()
  expect(course.modules).toEqual([
    {
      id: 'open-module',
      title: 'Begin',
      description: null,
      duration: null,
      lessons: [
        { id: 'land', title: 'Clear the land', type: 'text', duration: '12 min' },
        { id: 'store', title: 'Store it', type: 'text', duration: null },
      ],
      quizzes: [{ id: 'check', title: 'Check yourself', passingScore: 50 }],
    },
  ])
})

test('whoever enrolls twice is enrolled once', async () => {
  const w = school()
  const first = await w.as('martha').courses.enroll({ id: 'open' })
  expect(first).toMatchObject({ id: 'open', status: 'enrolled', progressPercentage: 0, completedLessons: [] })
  expect(await w.as('martha').courses.enroll({ id: 'open' })).toEqual(first)
  expect(w.db.select().from(courseEnrollments).all()).toHaveLength(1)
  expect(await w.as('joseph').courses.mine()).toEqual([])
})

test('all lessons and a passed quiz complete a course; hiding it keeps the progress, a new lesson reopens it', async () => {
  const w = school()
  const own = async () => (await w.as('martha').courses.get({ id: 'open' })).enrollment
  await w.as('martha').lessons.complete({ id: 'land', timeSpent: 60 })
  expect(await own()).toMatchObject({ progressPercentage: 33, status: 'enrolled', timeSpent: 60 })
  await w.as('martha').quizzes.submit({ id: 'check', answers: RIGHT })
  expect(await own()).toMatchObject({ progressPercentage: 66, passedQuizzes: ['check'] })
  await w.as('martha').lessons.complete({ id: 'store', timeSpent: 30 })
  expect(await own()).toMatchObject({ progressPercentage: 100, status: 'completed', completedAt: expect.any(String), timeSpent: 90 }) // biome-ignore format: one row
  expect(w.db.select().from(courseEnrollments).all()).toMatchObject([{ status: 'completed', progressPercentage: 100 }])

  await w.admin().courses.publish({ id: 'open', published: false })
  expect(await w.as('martha').courses.mine()).toEqual([])
  await w.admin().courses.publish({ id: 'open', published: true })
  expect(await w.as('martha').courses.mine()).toMatchObject([{ id: 'open', lessonCount: 2, enrollment: { status: 'completed' } }]) // biome-ignore format: one row

  w.db.insert(lessons).values({ id: 'sell', moduleId: 'open-module', title: 'Sell it', content: 'Early.', orderIndex: 3 }).run() // biome-ignore format: one row
  expect(await own()).toMatchObject({ progressPercentage: 75, status: 'enrolled', completedAt: null })
})

test('progress is one’s own', async () => {
  const w = school()
  await w.as('martha').lessons.complete({ id: 'land', timeSpent: 60 })
  expect(await w.as('martha').lessons.progress({ id: 'land' })).toEqual({ id: 'land', completed: true })
  expect(await w.as('joseph').lessons.progress({ id: 'land' })).toEqual({ id: 'land', completed: false })
  expect((await w.as('joseph').courses.get({ id: 'open' })).enrollment).toBeNull()
})

test('a lesson that is completed again stays completed since the first time, and its seconds add up', async () => {
  const w = school()
  await w.as('martha').lessons.complete({ id: 'land', timeSpent: 60 })
  const { enrollment: first } = await w.as('martha').courses.get({ id: 'open' })
  await w.as('martha').lessons.complete({ id: 'land', timeSpent: 15 })
  const { enrollment } = await w.as('martha').courses.get({ id: 'open' })
  expect(enrollment).toEqual({ ...first, timeSpent: 75 })
})

test.each([
  [{ id: 'land', timeSpent: -1 }],
  [{ id: 'land', timeSpent: 1.5 }],
  [{ id: 'land', timeSpent: 86_401 }],
  [{ id: 'land', timeSpent: '60' }],
  [{ id: ['land'] }],
  [{}],
])('a completion with %j is refused, and nothing is written', async (input) => {
  const w = school()
  await expect(w.as('martha').lessons.complete(input as { id: string })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(w.db.select().from(courseEnrollments).all()).toEqual([])
})

test('what a phone stores of a course is for who may read its lessons; its files are named, and measured by the phone', async () => {
  const w = school()
  await expect(w.as('visitor').courses.offline({ id: 'open' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(w.as('martha').courses.offline({ id: 'draft' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(w.as('martha').courses.offline({ id: 'priced' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const before = await w.as('martha').courses.offline({ id: 'open' })
  expect(before.files).toEqual([])
  w.db.update(lessons).set({ content: `![A worm](/files/worm.png) ${'x'.repeat(5_000)}`, videoUrl: '/files/land.mp4' }).run() // biome-ignore format: one statement
  const after = await w.as('martha').courses.offline({ id: 'open' })
  expect(after.files.map(({ url }) => url)).toEqual(['/files/land.mp4', '/files/worm.png'])
  expect(after.bytes - before.bytes).toBeGreaterThan(9_000)
})

test('another version of what a phone stores is a changed course, and not what its learner has done', async () => {
  const w = school()
  const version = async () => (await w.as('martha').courses.offline({ id: 'open' })).version
  const first = await version()
  await w.as('martha').lessons.complete({ id: 'land', timeSpent: 60 })
  expect(await version()).toBe(first)
  w.db.update(quizQuestions).set({ question: 'Which soil would you choose?' }).run()
  expect(await version()).not.toBe(first)
})
