import { expect, test } from 'vitest'
import { courseEnrollments, quizAttempts } from '#db/schema/index.ts'
import { RIGHT, teach, WHY } from '../../lessons.ts'
import { village, type Who } from '../../village.ts'

function school() {
  const w = village()
  teach(w)
  return {
    ...w,
    as: (who: Who) => w.as(w.people[who]).learning,
    /** Martha, with an idempotency key. */
    keyed: (key: string) => w.as(w.people.martha, { idempotencyKeys: [key] }),
  }
}

const WRONG = { soil: 'A wet one', rain: 'The last' }

test('no answer to anyone but an administrator tells what is right before it is submitted', async () => {
  const w = school()
  for (const who of ['visitor', 'martha', 'hawa', 'ruth'] as const) {
    const asked = [await w.as(who).courses.get({ id: 'open' }), await w.as(who).quizzes.get({ id: 'check' })]
    expect(JSON.stringify(asked)).not.toMatch(/correctAnswer|explanation|Its roots/)
  }
  const { questions } = await w.as('visitor').quizzes.get({ id: 'check' })
  expect(questions.map(({ id }) => id)).toEqual(['soil', 'rain'])
  expect(questions[0]).toEqual({
    id: 'soil',
    question: 'Which soil?',
    type: 'multiple_choice',
    options: ['A deep one', 'A wet one', 'A stony one'],
  })
})

test('a submitted quiz is scored by the server, which says of each question what was right and why', async () => {
  const w = school()
  const answers = { soil: RIGHT.soil, rain: 'The last' }
  const result = await w.as('martha').quizzes.submit({ id: 'check', answers, timeSpent: 42 })
  expect(result).toMatchObject({ score: 50, passed: true, attemptNumber: 1 })
  expect(result.results).toEqual([
    { questionId: 'soil', chosen: 'A deep one', correctAnswer: 'A deep one', correct: true, explanation: WHY },
    { questionId: 'rain', chosen: 'The last', correctAnswer: 'The first', correct: false, explanation: WHY },
  ])
  expect(w.db.select().from(quizAttempts).all()).toMatchObject([
    { userId: 'martha', quizId: 'check', score: 50, passed: true, attemptNumber: 1, answers, timeSpent: 42 },
  ])
})

test('attempts are counted for each learner from 1, whatever number is sent, and a passed quiz stays passed', async () => {
  const w = school()
  const submit = (who: Who, answers: Record<string, string>) =>
    w.as(who).quizzes.submit({ id: 'check', answers, attemptNumber: 7 } as { id: string; answers: typeof answers })
  expect(await submit('martha', WRONG)).toMatchObject({ attemptNumber: 1, score: 0, passed: false })
  expect(await submit('martha', RIGHT)).toMatchObject({ attemptNumber: 2, score: 100, passed: true })
  expect(await submit('joseph', RIGHT)).toMatchObject({ attemptNumber: 1 })
  expect(await submit('martha', WRONG)).toMatchObject({ attemptNumber: 3, passed: false })
  const attempts = await w.as('martha').quizzes.attempts({ id: 'check' })
  expect(attempts.map(({ attemptNumber, passed }) => [attemptNumber, passed])).toEqual([[3, false], [2, true], [1, false]]) // biome-ignore format: one row
  expect((await w.as('martha').courses.get({ id: 'open' })).enrollment?.passedQuizzes).toEqual(['check'])
  expect(JSON.stringify(attempts)).not.toMatch(/correctAnswer|explanation|answers/)
})

test('fifty submissions at once get the numbers 1 to 50', async () => {
  const w = school()
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, at) => w.as('martha').quizzes.submit({ id: 'check', answers: at % 2 ? RIGHT : WRONG })), // biome-ignore format: one row
  )
  const numbers = all.map(({ attemptNumber }) => attemptNumber).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
})

test('an attempt that is sent twice under its key is one', async () => {
  const w = school()
  const submit = () => w.keyed('attempt-1').learning.quizzes.submit({ id: 'check', answers: RIGHT })
  const first = await submit()
  expect(await submit()).toEqual(first)
  expect(w.db.select().from(quizAttempts).all()).toHaveLength(1)
})

test.each<[string, unknown]>([
  ['a question left out', { soil: 'A deep one' }],
  ['no answer', {}],
  ['an option of another question', { soil: 'The first', rain: 'The first' }],
  ['a question of another quiz', { ...RIGHT, paddy: 'Yes' }],
  ['a question that is not there', { ...RIGHT, nothing: 'Yes' }],
  ['a list', ['A deep one', 'The first']],
  ['a number', { soil: 1, rain: 'The first' }],
  ['a prototype', JSON.parse('{"__proto__": {"soil": "A deep one"}, "rain": "The first"}')],
  ['nothing at all', undefined],
])('answers with %s are refused, and nothing is written', async (_, answers) => {
  const w = school()
  const submission = { id: 'check', answers } as { id: string; answers: Record<string, string> }
  await expect(w.as('martha').quizzes.submit(submission)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(w.db.select().from(quizAttempts).all()).toEqual([])
  expect(w.db.select().from(courseEnrollments).all()).toEqual([])
})

test('an unknown quiz is not found', async () => {
  const w = school()
  await expect(w.as('martha').quizzes.submit({ id: 'none', answers: RIGHT })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(w.as('martha').quizzes.attempts({ id: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
