import { expect, test } from 'vitest'
import { readSyncCursor, writeSyncCursor } from '#services/sync/sync-cursor.ts'

const within = { head: 90, rank: 1, seq: 44 }

test.each([{ since: 0 }, { since: 4_711 }, { since: 3, within }])('a cursor survives encoding: %o', (cursor) =>
  expect(readSyncCursor(writeSyncCursor(cursor))).toEqual(cursor),
)

test.each([
  ['0', { since: 0 }],
  ['4711', { since: 4_711 }],
  ['3.90.1.44', { since: 3, within }],
])('%s, of a phone that heard from version 0.1, is still read', (text, cursor) => {
  expect(readSyncCursor(text)).toEqual(cursor)
})

const made = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')

test.each([
  '', 'x', '-1', '1.2', '1.2.3', '1.2.3.4.5', '1e5', '1234567890123456',
  made([]), made([-1]), made([1.5]), made(['1']), made([1, 2]), made([1, 2, 3, null]), made({ since: 1 }), made([2 ** 60]),
])('%s is no cursor', (text) => {
  expect(readSyncCursor(text)).toBeNull()
}) // biome-ignore format: one list
