import { expect, test } from 'vitest'
import { placedAt } from './course-part.ts'
import { listsFor, steppedPlace } from './part-places.ts'

const part = (id: string) => ({ id, title: id.toUpperCase() })
const quiz = (id: string, ...questions: string[]) => ({ ...part(id), questions: questions.map(part) })
const COURSE = {
  id: 'course',
  modules: [
    { ...part('a'), lessons: [part('a1'), part('a2')], quizzes: [quiz('q', 'q1', 'q2')] },
    { ...part('b'), lessons: [], quizzes: [] },
    { ...part('c'), lessons: [part('c1')], quizzes: [quiz('r', 'r1')] },
  ],
}

test.each([
  ['module', 'a', 1, { parentId: 'course', at: 1 }],
  ['module', 'a', -1, null],
  ['module', 'c', 1, null],
  ['lesson', 'a1', 1, { parentId: 'a', at: 1 }],
  ['lesson', 'a2', 1, { parentId: 'b', at: 0 }],
  ['lesson', 'c1', -1, { parentId: 'b', at: 0 }],
  ['lesson', 'a1', -1, null],
  ['quiz', 'r', -1, { parentId: 'b', at: 0 }],
  ['question', 'q1', 1, { parentId: 'q', at: 1 }],
  ['question', 'q2', 1, null],
  ['question', 'r1', -1, null],
  ['lesson', 'unknown', 1, null],
] as const)('%s %s by %i', (kind, id, step, place) => {
  expect(steppedPlace(listsFor(COURSE, kind, id), id, step)).toEqual(place)
})

test.each([
  [['a', 'b', 'c'], 'c', 0, ['c', 'a', 'b']],
  [['a', 'b', 'c'], 'a', 2, ['b', 'c', 'a']],
  [['a', 'b'], 'x', 1, ['a', 'x', 'b']],
  [['a', 'b'], 'a', 99, ['b', 'a']],
])('%j with %s at %i', (ids, id, at, after) => {
  expect(placedAt(ids, id, at)).toEqual(after)
})
