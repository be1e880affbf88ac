import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseEnrollments, notificationPreferences, notifications } from '#db/schema/index.ts'
import { RIGHT, teach } from '../../lessons.ts'
import { village, type Who } from '../../village.ts'

function school() {
  const w = village()
  teach(w)
  const as = (who: Who) => w.as(w.people[who]).learning
  const submit = (who: Who, rain: string) => as(who).quizzes.submit({ id: 'check', answers: { ...RIGHT, rain } })
  const bells = (userId: string) =>
    w.db.select().from(notifications).where(eq(notifications.userId, userId)).all().filter(({ kind }) => kind === 'courseReminder') // biome-ignore format: one list
  return {
    ...w,
    as,
    submit,
    bells,
    later: (days: number) => (w.clock.now = new Date(w.clock.now.getTime() + days * 86_400_000)),
  }
}

test('of each question it is counted what learners chose at their first attempt', async () => {
  const w = school()
  await w.submit('martha', 'The last')
  await w.submit('martha', 'The first')
  await w.submit('joseph', 'The last')
  const { quizzes, learners } = await w.as('ruth').reports.course({ id: 'open' })
  expect(learners).toEqual({ active: 2, stopped: 0, completed: 0 })
  expect(quizzes).toMatchObject([{ id: 'check', title: 'Check yourself' }])
  const [soil, rain] = quizzes[0]!.questions
  expect(soil).toMatchObject({ question: 'Which soil?', answered: 2 })
  expect(soil!.choices.map(({ option, count }) => [option, count])).toEqual([['A deep one', 2], ['A wet one', 0], ['A stony one', 0]]) // biome-ignore format: one line
  expect(rain!.choices).toContainEqual({ option: 'The first', isRight: true, count: 0 })
  expect(rain!.choices).toContainEqual({ option: 'The last', isRight: false, count: 2 })
})

test('an agent learns what is right with the own result, like everybody', async () => {
  const w = school()
  const rights = async () =>
    (await w.as('hawa').reports.course({ id: 'open' })).quizzes[0]!.questions.flatMap(({ choices }) => choices.map(({ isRight }) => isRight)) // biome-ignore format: one line
  expect(new Set(await rights())).toEqual(new Set([null]))
  await w.submit('hawa', 'The last')
  expect(new Set(await rights())).toEqual(new Set([true, false]))
})

test('who has done nothing for two weeks has stopped, and is found by it', async () => {
  const w = school()
  await w.as('martha').lessons.complete({ id: 'land' })
  w.later(10)
  await w.as('joseph').lessons.complete({ id: 'land' })
  w.later(5)
  expect(await w.as('hawa').reports.course({ id: 'open' })).toMatchObject({ learners: { active: 1, stopped: 1 } })
  const stopped = await w.as('hawa').reports.learners({ id: 'open', state: 'stopped' })
  expect(stopped.items).toEqual([
    {
      id: 'martha',
      fullName: 'Martha Kollie',
      location: null,
      progressPercentage: 33,
      state: 'stopped',
      activeAt: '2026-11-21T12:00:00.000Z',
      remindedAt: null,
      certificate: null,
    },
  ])
  expect((await w.as('hawa').reports.learners({ id: 'open' })).items.map(({ id }) => id)).toEqual(['joseph', 'martha'])
})

test('learners are read a page at a time', async () => {
  const w = school()
  await w.as('martha').lessons.complete({ id: 'land' })
  await w.as('joseph').lessons.complete({ id: 'land' })
  const { items, nextCursor } = await w.as('ruth').reports.learners({ id: 'open', limit: 1 })
  const rest = await w.as('ruth').reports.learners({ id: 'open', limit: 1, cursor: nextCursor! })
  expect([...items, ...rest.items].map(({ id }) => id).sort()).toEqual(['joseph', 'martha'])
  expect(rest.nextCursor).toBeNull()
})

test('a reminder rings once a week, and not against the choice of its learner', async () => {
  const w = school()
  await w.as('martha').lessons.complete({ id: 'land' })
  await w.as('joseph').lessons.complete({ id: 'land' })
  w.db.insert(notificationPreferences).values({ userId: 'joseph', advisories: false }).run()
  const remind = () => w.as('hawa').reports.remind({ id: 'open', learnerIds: ['martha', 'joseph', 'martha', 'nobody'] })
  expect(await remind()).toEqual({ reminded: 1, left: 2 })
  expect(w.bells('martha')).toMatchObject([{ kind: 'courseReminder', link: '/courses/open' }])
  expect(w.bells('joseph')).toEqual([])
  expect(await remind()).toEqual({ reminded: 0, left: 3 })
  w.later(8)
  expect(await remind()).toEqual({ reminded: 1, left: 2 })
  expect(w.bells('martha')).toHaveLength(2)
})

test('nobody is reminded of what is done, or of a course that is hidden', async () => {
  const w = school()
  await w.as('martha').lessons.complete({ id: 'land' })
  w.db.update(courseEnrollments).set({ status: 'completed', completedAt: '2026-11-21T12:00:00.000Z' }).run()
  expect(await w.as('ruth').reports.remind({ id: 'open', learnerIds: ['martha'] })).toEqual({ reminded: 0, left: 1 })
  await expect(w.as('ruth').reports.remind({ id: 'draft', learnerIds: ['martha'] })).rejects.toMatchObject({ code: 'NOT_FOUND' }) // biome-ignore format: one call
})

test.each([
  { id: 'open', learnerIds: [] },
  { id: 'open', learnerIds: 'martha' },
  { id: 'open', learnerIds: Array(201).fill('x') },
])(
  // biome-ignore format: one line
  'a reminder to %j is refused',
  async (input) => {
    const w = school()
    await expect(w.as('ruth').reports.remind(input as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  },
)
