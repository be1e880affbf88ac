import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseProgress, isCourseComplete, lessonPosition } from './progress.ts'

const work = (lessons: number, quizzes: number, completed: number, passed: number) => ({
  lessons: ids('l', lessons),
  quizzes: ids('q', quizzes),
  completedLessons: new Set(ids('l', completed)),
  passedQuizzes: new Set(ids('q', passed)),
})
const ids = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at}`)

test.each([
  [work(4, 1, 0, 0), 0],
  [work(4, 1, 2, 0), 40],
  [work(3, 0, 2, 0), 66],
  [work(200, 1, 200, 0), 99],
  [work(4, 1, 4, 1), 100],
  [work(0, 0, 0, 0), 0],
])('progress of case %#', (given, percent) => {
  expect(courseProgress(given)).toBe(percent)
})

test('a course is complete with its last lesson and quiz, and a lesson that is added reopens it', () => {
  const size = fc.nat({ max: 40 })
  fc.assert(
    fc.property(size, size, (lessons, quizzes) => {
      fc.pre(lessons + quizzes > 0)
      expect(isCourseComplete(work(lessons, quizzes, lessons, quizzes))).toBe(true)
      expect(isCourseComplete(work(lessons + 1, quizzes, lessons, quizzes))).toBe(false)
      if (quizzes > 0) expect(isCourseComplete(work(lessons, quizzes, lessons, quizzes - 1))).toBe(false)
    }),
  )
})

test('what was done in a course that has lost it counts for nothing', () => {
  expect(courseProgress({ ...work(2, 0, 0, 0), completedLessons: new Set(['gone', 'l0']) })).toBe(50)
})

test.each([
  ['l0', 25],
  ['l2', 75],
  ['l3', 100],
])('lesson %s of four stands at %d percent', (id, percent) => {
  expect(lessonPosition(ids('l', 4), id)).toBe(percent)
})
