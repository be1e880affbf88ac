import { expect, test } from 'vitest'
import { optimisticCourse, pendingAttempt } from '#client/offline/optimistic/learning.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { CourseDetail, Enrollment } from '#domain/learning/learning.schema.ts'
import { newEnrollment } from '#domain/learning/progress.ts'
import { entryOf } from './phone.ts'

const NOON = '2026-11-21T12:00:00.000Z'
let seq = 0
const entry = (path: string, id: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...entryOf({ userId: 'martha', path: `learning.${path}`, input: { id }, rows: [id], writtenAt: Date.parse(NOON), ...more }), // biome-ignore format: one row
  seq: seq++,
})
const enroll = (id: string) => entry('courses.enroll', id)
const complete = (id: string, more: Partial<OutboxEntry> = {}) => entry('lessons.complete', id, more)
const submit = (id: string, passed: boolean, more: Partial<OutboxEntry> = {}) =>
  entry('quizzes.submit', id, { optimisticAnswer: { passed }, ...more })
const refusal = { message: 'No', code: 'NOT_FOUND', problem: 'notFound', fields: null, clashes: null }

const course = {
  id: 'maize',
  modules: [
    {
      id: 'm',
      title: 'Begin',
      description: null,
      duration: null,
      lessons: ['land', 'seed'].map((id) => ({ id, title: id, type: 'text', duration: null })),
      quizzes: [{ id: 'check', title: 'Check', passingScore: 70 }],
    },
  ],
  enrollment: null,
} as unknown as CourseDetail
const begun: Enrollment = { ...newEnrollment('2026-11-01T00:00:00.000Z'), completedLessons: ['land'], progressPercentage: 33 } // biome-ignore format: one row

test.each<[string, OutboxEntry[], Enrollment | null, Partial<Enrollment> | null, string[]]>([
  ['nothing', [], begun, begun, []],
  ['a visit', [], null, null, []],
  ['an enrollment', [enroll('maize')], null, { enrolledAt: NOON, progressPercentage: 0 }, ['maize']],
  ['an enrollment in another course', [enroll('rice')], null, null, []],
  ['the first lesson, which enrolls', [complete('land')], null, { completedLessons: ['land'], progressPercentage: 33 }, ['land']], // biome-ignore format: one row
  ['a second lesson', [complete('seed')], begun, { completedLessons: ['land', 'seed'], progressPercentage: 66 }, ['seed']], // biome-ignore format: one row
  ['a lesson that the server has', [complete('seed', { isDone: true })], begun, { progressPercentage: 66 }, []],
  ['a lesson that was refused', [complete('seed', { refusal })], begun, begun, []],
  ['a quiz that waits to be marked', [submit('check', false)], begun, { passedQuizzes: [], progressPercentage: 33 }, ['check']], // biome-ignore format: one row
  ['a quiz that was passed', [submit('check', true, { isDone: true })], begun, { passedQuizzes: ['check'], progressPercentage: 66 }, []], // biome-ignore format: one row
  ['all of it', [complete('seed'), submit('check', true, { isDone: true })], begun, { status: 'completed', progressPercentage: 100 }, ['seed']], // biome-ignore format: one row
])('a course after %s', (_, entries, enrollment, expected, pending) => {
  const now = optimisticCourse({ ...course, enrollment }, entries)
  expect(now.pending).toEqual(pending)
  if (expected === null) expect(now.enrollment).toBeNull()
  else expect(now.enrollment).toMatchObject(expected)
})

test('an attempt waits until the server has marked it, or refused it', () => {
  expect(pendingAttempt([submit('check', false)], 'check')).toBeDefined()
  expect(pendingAttempt([submit('other', false)], 'check')).toBeUndefined()
  expect(pendingAttempt([submit('check', false, { isDone: true })], 'check')).toBeUndefined()
  expect(pendingAttempt([submit('check', false, { refusal })], 'check')).toBeUndefined()
})
