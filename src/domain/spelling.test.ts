import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mistakesBetween, nearestWords } from './spelling.ts'

test.each([
  ['maize', 'maize', 0],
  ['maze', 'maize', 1],
  ['miaze', 'maize', 1],
  ['maizze', 'maize', 1],
  ['rice', 'maize', 3],
  ['kasava', 'cassava', 2],
  ['', 'yam', 3],
])('%s and %s differ in %d', (a, b, mistakes) => {
  expect(mistakesBetween(a, b)).toBe(mistakes)
})

test.each([
  ['maze', ['mawe', 'maize', 'maxi'], [['maize'], ['mawe']]],
  ['yem', ['yam'], [[], []]],
  ['yems', ['yam'], [[], []]],
  ['kasava', ['cassava'], [['cassava'], []]],
  ['onoin', ['onion', 'onions'], [['onion'], []]],
  ['1234', ['1235'], [[], []]],
])('%s may be one of %j: %j', (typed, words, nearest) => {
  expect(nearestWords(typed, words)).toEqual(nearest)
})

test('mistakes are as many both ways, and never more than letters', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(mistakesBetween(a, b)).toBe(mistakesBetween(b, a))
      expect(mistakesBetween(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(mistakesBetween(a, b) === 0).toBe(a === b)
    }),
  )
})
