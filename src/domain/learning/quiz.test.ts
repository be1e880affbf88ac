import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnswerKey, isCompleteAnswer, isPassed, resultsOf, scoreOf, shownScore, unanswered } from './quiz.ts'

const OPTIONS = ['Kapchorwa', 'Ganta', 'Kano', 'Lomé']
const question = (at: number): AnswerKey => ({
  id: `q${at}`,
  options: OPTIONS,
  correctAnswer: OPTIONS[at % OPTIONS.length]!,
  explanation: null,
})
const marked = (right: number, total: number) => Array.from({ length: total }, (_, at) => ({ correct: at < right }))
const questions = (count: number) => Array.from({ length: count }, (_, at) => question(at))

/** A quiz and an answer to each of its questions. */
const answered = fc.array(fc.constantFrom(...OPTIONS), { minLength: 1, maxLength: 30 }).map((chosen) => ({
  quiz: questions(chosen.length),
  answers: Object.fromEntries(chosen.map((option, at) => [`q${at}`, option])),
}))

describe('a score', () => {
  test('is the share of right answers in whole percent, for every combination of answers', () => {
    fc.assert(
      fc.property(answered, ({ quiz, answers }) => {
        const right = quiz.filter(({ id, correctAnswer }) => answers[id] === correctAnswer).length
        const score = scoreOf(resultsOf(quiz, answers))
        expect(score).toBe(Math.round((right * 100) / quiz.length))
        expect(score === 100).toBe(right === quiz.length)
        expect(score === 0).toBe(right === 0)
      }),
    )
  })

  test.each([
    [7, 10, 70, true],
    [69, 100, 70, false],
    [3, 3, 100, true],
    [0, 3, 0, true],
    // 66.67% is rounded to 67%, and 58.33% to 58%.
    [2, 3, 67, false],
    [2, 3, 66, true],
    [7, 12, 58, true],
    [199, 200, 100, false],
  ])('of %d right answers of %d with the passing score %d passes: %s', (right, total, passingScore, passed) => {
    expect(isPassed(marked(right, total), passingScore)).toBe(passed)
  })

  test.each([
    [2, 3, 67, 66.6],
    [199, 200, 100, 99.5],
    [1999, 2000, 100, 99.9],
    [2, 3, 66, 67],
    [1, 2, 70, 50],
  ])('of %d right answers of %d with the passing score %d is shown as %d', (right, total, passingScore, shown) => {
    const results = marked(right, total)
    expect(shownScore({ score: scoreOf(results), passed: isPassed(results, passingScore), results })).toBe(shown)
  })

  test('says of each question what was chosen, what was right and why', () => {
    const key = { ...question(1), explanation: 'It lies in Nimba.' }
    expect(resultsOf([key], { q1: 'Kano' })).toEqual([
      { questionId: 'q1', chosen: 'Kano', correctAnswer: 'Ganta', correct: false, explanation: 'It lies in Nimba.' },
    ])
  })
})

describe('an answer', () => {
  test('of one option to each question is complete', () => {
    fc.assert(fc.property(answered, ({ quiz, answers }) => isCompleteAnswer(quiz, answers)))
  })

  test.each<[string, Record<string, string>]>([
    ['leaves a question out', { q0: 'Ganta' }],
    ['is to a question of another quiz', { q0: 'Ganta', q1: 'Ganta', q7: 'Ganta' }],
    ['is to another question in the place of one', { q0: 'Ganta', q7: 'Ganta' }],
    ['is no option', { q0: 'Ganta', q1: 'Paris' }],
    ['is empty', { q0: 'Ganta', q1: '' }],
    ['is to nothing', {}],
  ])('that %s is refused', (_, answers) => {
    expect(isCompleteAnswer(questions(2), answers)).toBe(false)
  })

  test('to a quiz without questions is refused', () => {
    expect(isCompleteAnswer([], {})).toBe(false)
  })
})

test('the questions without an answer are known', () => {
  expect(unanswered(questions(3), { q1: 'Ganta' }).map(({ id }) => id)).toEqual(['q0', 'q2'])
})
