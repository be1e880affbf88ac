import fc from 'fast-check'
import superjson from 'superjson'
import { describe, expect, test } from 'vitest'
import { isPlain, readInput, transformer } from '#routers/transformer.ts'

const told = (value: unknown) => JSON.parse(JSON.stringify(transformer.output.serialize(value)))

test.each([
  ['a date', new Date(0)],
  ['a date within', { at: [new Date(0)] }],
  ['nothing said', { a: undefined }],
  ['a gap in a list', [undefined]],
  ['no number', Number.NaN],
  ['minus nothing', -0],
  ['infinity', [Number.POSITIVE_INFINITY]],
  ['a map', new Map([['a', 1]])],
  ['a large number', { n: 1n }],
])('%s in an answer goes through superjson, and arrives', (_, value) => {
  expect(isPlain(value)).toBe(false)
  expect(transformer.output.deserialize(told(value))).toEqual(value)
})

/** superjson refuses names that could reach a prototype; no answer of ours has them. */
const isSendable = (value: unknown) => !/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value))

test('a plain answer is sent as superjson would send it, without a second pass', () => {
  fc.assert(
    fc.property(
      fc.jsonValue().filter((value) => isPlain(value) && isSendable(value)),
      (value) => {
        expect(transformer.output.serialize(value).json).toBe(value)
        expect(told(value)).toEqual(JSON.parse(JSON.stringify(superjson.serialize(value))))
        expect(transformer.output.deserialize(told(value))).toEqual(value)
      },
    ),
  )
})

describe('an input', () => {
  test.each([
    ['plain', { a: [1, 'x', null] }],
    ['with a value that is undefined', { a: undefined, b: { c: undefined, d: 1 } }],
    ['that is undefined', undefined],
  ])('%s is read as a phone of an earlier version sends it', (_, value) => {
    expect(readInput(JSON.parse(JSON.stringify(superjson.serialize(value))))).toEqual(value)
  })

  test.each([
    ['a set', new Set([1])],
    ['a map', new Map([['a', 1]])],
    ['a date', { at: new Date(0) }],
    ['no number', { area: Number.NaN }],
    ['a large number', { n: 1n }],
    ['an address', new URL('https://kuu.example')],
    ['an error', new Error('x')],
    ['a gap in a list', [undefined]],
  ])('with %s is not read', (_, value) => {
    expect(() => readInput(JSON.parse(JSON.stringify(superjson.serialize(value))))).toThrow(SyntaxError)
  })

  const shared = { of: 'two' }
  test.each([
    ['a shared graph', JSON.parse(JSON.stringify(superjson.serialize({ a: shared, b: shared })))],
    ['equalities without their number', { json: {}, meta: { referentialEqualities: [] } }],
    ['a mark of something else', { json: { a: 1 }, meta: { values: { a: [['custom', 'x']] } } }],
    ['a mark inside of a number', { json: 1, meta: { values: { 'a.b': ['undefined'] } } }],
    ['a mark through a prototype', { json: {}, meta: { values: { '__proto__.toString': ['undefined'] } } }],
    [
      'a mark that is far away',
      { json: { ['a'.repeat(1001)]: 1 }, meta: { values: { ['a'.repeat(1001)]: ['undefined'] } } },
    ],
    ['a meta that is a list', { json: {}, meta: [] }],
    ['marks that are a string', { json: {}, meta: { values: 'undefined' } }],
    ['no object', 5],
    ['nothing', null],
    ['a list', []],
  ])('with %s is not read', (_, sent) => {
    expect(() => readInput(sent)).toThrow(SyntaxError)
    expect(typeof Object.prototype.toString).toBe('function')
  })
})
