import { describe, expect, test } from 'vitest'
import { isCertificatePending, isStepDone, neighbours, nextStep, stepsOf } from './outline.ts'

const titled = (...ids: string[]) => ids.map((id) => ({ id, title: id.toUpperCase() }))
const COURSE = [
  { lessons: titled('land', 'seed'), quizzes: titled('check') },
  { lessons: [], quizzes: [] },
  { lessons: titled('store'), quizzes: titled('last') },
]
const done = (completedLessons: string[], passedQuizzes: string[] = []) => ({ completedLessons, passedQuizzes })

test('the steps stand in the order of the modules, the quizzes of each after its lessons', () => {
  expect(stepsOf(COURSE).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'lesson land', 'lesson seed', 'quiz check', 'lesson store', 'quiz last',
  ]) // biome-ignore format: one list
})

test.each<[string, ReturnType<typeof done> | null, string | undefined]>([
  ['nobody is enrolled', null, 'land'],
  ['nothing is done', done([]), 'land'],
  ['the first lesson is done', done(['land']), 'seed'],
  ['a later one is done', done(['seed']), 'land'],
  ['a quiz has not been passed', done(['land', 'seed', 'store']), 'check'],
  ['a module is done', done(['land', 'seed'], ['check']), 'store'],
  ['all is done', done(['land', 'seed', 'store'], ['check', 'last']), undefined],
  ['a quiz has the id of a lesson', done(['land', 'seed', 'check']), 'check'],
])('where %s, the next step is the first that is not done', (_, progress, id) => {
  expect(nextStep(COURSE, progress)?.id).toBe(id)
})

describe('the steps beside one', () => {
  test.each([
    ['lesson', 'land', undefined, 'seed'],
    ['lesson', 'seed', 'land', 'check'],
    ['quiz', 'check', 'seed', 'store'],
    ['lesson', 'store', 'check', 'last'],
    ['quiz', 'last', 'store', undefined],
    ['quiz', 'land', undefined, undefined],
  ] as const)('%s %s', (kind, id, previous, next) => {
    const found = neighbours(COURSE, { kind, id })
    expect([found.previous?.id, found.next?.id]).toEqual([previous, next])
  })
})

test('a step is done by its kind and its id', () => {
  expect(isStepDone({ kind: 'quiz', id: 'land' }, done(['land']))).toBe(false)
  expect(isStepDone({ kind: 'lesson', id: 'land' }, done(['land']))).toBe(true)
  expect(isStepDone({ kind: 'lesson', id: 'land' }, null)).toBe(false)
})

const MODULES = [{ lessons: [{ id: 'land', title: 'Land' }], quizzes: [{ id: 'check', title: 'Check' }] }]
test.each<[string, string[], string[], string[], object | null, boolean]>([
  ['nothing is done', [], [], [], null, false],
  ['a quiz waits to be marked, and a lesson is left', [], [], ['check'], null, false],
  ['all is done but a quiz that waits', ['land'], [], ['check'], null, true],
  ['all is done on the phone', ['land'], ['check'], ['land'], null, true],
  ['the server knows all, and has issued none', ['land'], ['check'], [], null, false],
  ['the certificate is there, and a quiz is practised', ['land'], ['check'], ['check'], {}, false],
])(
  'whether the certificate waits for the connection: %s',
  (_, completedLessons, passedQuizzes, pending, certificate, is) => {
    const enrollment = { completedLessons, passedQuizzes }
    expect(isCertificatePending({ modules: MODULES, enrollment, certificate, pending })).toBe(is)
  },
)
