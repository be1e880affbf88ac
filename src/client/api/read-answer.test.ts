import fc from 'fast-check'
import superjson from 'superjson'
import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const sent = (value: unknown) => JSON.parse(JSON.stringify(superjson.serialize(value)))

test.each([
  ['plain', { a: [1, 'x', null] }],
  ['a value that is undefined', { a: undefined, b: [{ c: undefined, d: 1 }] }],
  ['a gap in a list', [1, undefined]],
  ['nothing at all', undefined],
  ['minus nothing', { change: -0, rest: [-0, 0] }],
  ['what is endless', { most: Number.POSITIVE_INFINITY, least: Number.NEGATIVE_INFINITY, none: Number.NaN }],
  ['a dot in a name', { 'farmer.crops': { 'a\\b': undefined, 'c.d': -0 } }],
])('an answer with %s is read as superjson reads it', (_, value) => {
  expect(readAnswer(sent(value))).toEqual(superjson.deserialize(sent(value)))
  expect(readAnswer(sent(value))).toStrictEqual(value)
})

test('any answer that our contracts allow is read as superjson reads it', () => {
  const value = fc.letrec((tie) => ({
    leaf: fc.oneof(fc.string(), fc.integer(), fc.constantFrom(undefined, null, -0, Number.NaN, true)),
    node: fc.oneof(
      { depthSize: 'small' },
      tie('leaf'),
      fc.array(tie('node')),
      fc.dictionary(
        fc.string({ minLength: 1 }).filter((name) => !(name in {})),
        tie('node'),
      ),
    ),
  })).node
  fc.assert(
    fc.property(value, (answer) => {
      expect(readAnswer(sent(answer))).toEqual(superjson.deserialize(sent(answer)))
    }),
  )
})

test('what no contract has is not read', () => {
  expect(() => readAnswer(sent({ at: new Date(0) }))).toThrow('No answer has a Date')
})
