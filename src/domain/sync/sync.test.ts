import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './sync.ts'

test.each([{ since: 0 }, { since: 4_711 }, { since: 3, within: { head: 90, rank: 1, seq: 44 } }])(
  'a cursor is read as it was written: %o',
  (cursor) => expect(readCursor(writeCursor(cursor))).toEqual(cursor),
)

test.each(['', 'x', '-1', '1.2', '1.2.3', '1.2.3.4.5', '1e5', '1234567890123456'])('%s is no cursor', (text) => {
  expect(readCursor(text)).toBeNull()
})
