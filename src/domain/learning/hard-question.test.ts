import { expect, test } from 'vitest'
import { isMostlyWrong } from './hard-question.ts'

const question = (right: number, ...wrong: number[]) => ({
  answered: right + wrong.reduce((sum, count) => sum + count, 0),
  choices: [right, ...wrong].map((count, place) => ({ option: `${place}`, isRight: place === 0, count })),
})

test.each([
  { chose: 'nobody', of: question(0, 0), is: false },
  { chose: 'four of four wrong', of: question(0, 4), is: false },
  { chose: 'five of five wrong', of: question(0, 5), is: true },
  { chose: 'half wrong', of: question(3, 3), is: false },
  { chose: 'more than half wrong, no single option', of: question(3, 2, 2), is: true },
  { chose: 'all right', of: question(9, 0), is: false },
])('$chose: $is', ({ of, is }) => {
  expect(isMostlyWrong(of)).toBe(is)
})

test('who may not know the right answer does not learn it from the mark', () => {
  const { answered, choices } = question(0, 9)
  expect(isMostlyWrong({ answered, choices: choices.map((choice) => ({ ...choice, isRight: null })) })).toBe(false)
})
