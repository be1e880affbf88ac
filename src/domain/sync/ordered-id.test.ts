import { expect, test } from 'vitest'
import * as z from 'zod'
import { orderedId } from './ordered-id.ts'

const UUID = '6f8e1c52-9a3b-4cc3-98c4-dc0c0c07398f'

// The vector of RFC 9562, appendix A.6.
test('an id is a UUID of version 7: when it was made, and what is random', () => {
  const id = orderedId(UUID, Date.parse('2022-02-22T19:22:22Z'))
  expect(id).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
  expect(z.uuidv7().safeParse(id).success).toBe(true)
})

test('what is made later stands later, also on a clock that knows no year', () => {
  const ids = [-1, 1, 255, 256, Date.UTC(2026, 0), Date.UTC(2126, 0)].map((now) => orderedId(UUID, now))
  expect(ids).toEqual(ids.toSorted())
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true)
})
