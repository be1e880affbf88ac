import { expect, test } from 'vitest'
import { MAX_REMINDED } from '#domain/learning/report.schema.ts'
import { remindInParts } from './remind-in-parts.ts'

test.each([
  [1, [1]],
  [MAX_REMINDED, [MAX_REMINDED]],
  [2 * MAX_REMINDED + 1, [MAX_REMINDED, MAX_REMINDED, 1]],
])('%i learners are reminded with calls of %j, and counted together', async (count, calls) => {
  const learnerIds = Array.from({ length: count }, (_, at) => `${at}`)
  const parts: string[][] = []
  const total = await remindInParts(learnerIds, async (part) => {
    parts.push(part)
    return { reminded: part.length - 1, left: 1 }
  })
  expect(parts.flat()).toEqual(learnerIds)
  expect(parts.map(({ length }) => length)).toEqual(calls)
  expect(total).toEqual({ reminded: count - calls.length, left: calls.length })
})
