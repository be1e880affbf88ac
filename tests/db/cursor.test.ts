import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCursor, writeCursor } from '#db/cursor.ts'

const PLACE = ['string', 'number', 'string'] as const

test('a cursor decodes to what was encoded, whatever its values, and is safe in a URL', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.string({ unit: 'binary' }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string()),
      (parts) => {
        const text = writeCursor(parts)
        expect(text).toMatch(/^[\w-]+$/)
        // JSON has no minus zero.
        expect(readCursor(text, PLACE)).toEqual([parts[0], parts[1] + 0, parts[2]])
      },
    ),
  )
})

test('any other text is no cursor', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readCursor(text, PLACE)).toBeNull()
    }),
  )
  const strange = [null, {}, 'text', [], ['a', 1], ['a', '1', 'b'], ['a', 1, 'b', 'c'], ['a', null, 'b']]
  for (const parts of strange)
    expect(readCursor(Buffer.from(JSON.stringify(parts)).toString('base64url'), PLACE)).toBeNull()
  expect(readCursor(undefined, PLACE)).toBeNull()
})

test('a cursor of version 0.1 is read', () => {
  const list = Buffer.from('2026-11-21T08:00:00.000Z|f-000017').toString('base64url')
  expect(readCursor(list, ['string', 'string'])).toEqual(['2026-11-21T08:00:00.000Z', 'f-000017'])
  expect(readCursor('3.90.1.44', ['number', 'number', 'number', 'number'])).toEqual([3, 90, 1, 44])
  const board = Buffer.from(JSON.stringify([2, '2026-11-21', 'Maize', 'Accra'])).toString('base64url')
  expect(readCursor(board, ['number', 'string', 'string', 'string'])).toEqual([2, '2026-11-21', 'Maize', 'Accra'])
})
