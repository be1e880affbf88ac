import fc from 'fast-check'
import superjson from 'superjson'
import { expect, test } from 'vitest'
import { isPlain, wire } from '#routers/wire.ts'

const sent = (value: unknown) => JSON.parse(JSON.stringify(wire.serialize(value)))

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
])('%s goes through superjson, and arrives', (_, value) => {
  expect(isPlain(value)).toBe(false)
  expect(wire.deserialize(sent(value))).toEqual(value)
})

/** superjson refuses names by which a prototype could be reached; no answer of ours has them. */
const isSendable = (value: unknown) => !/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value))

test('what is plain is sent as superjson would send it, without being looked at twice', () => {
  fc.assert(
    fc.property(
      fc.jsonValue().filter((value) => isPlain(value) && isSendable(value)),
      (value) => {
        expect(wire.serialize(value).json).toBe(value)
        expect(sent(value)).toEqual(JSON.parse(JSON.stringify(superjson.serialize(value))))
        expect(wire.deserialize(sent(value))).toEqual(value)
      },
    ),
  )
})
