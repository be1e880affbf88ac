import { expect, test } from 'vitest'
import { allRows } from './all-rows.ts'

test('all pages of a list are loaded, one after another', async () => {
  const asked: (string | undefined)[] = []
  const rows = await allRows(async (cursor) => {
    asked.push(cursor)
    const at = Number(cursor ?? 0)
    return { items: [at, at + 1], nextCursor: at < 4 ? String(at + 2) : null }
  })
  expect(rows).toEqual([0, 1, 2, 3, 4, 5])
  expect(asked).toEqual([undefined, '2', '4'])
})
