import { expect, test } from 'vitest'
import { createLimit } from '#server/http/limits.ts'

const MINUTE = 60_000

function limited(max: number) {
  let at = 1000
  const spend = createLimit({ max, windowMs: MINUTE, clock: () => at })
  return {
    spend,
    pass: (ms: number) => {
      at += ms
    },
  }
}

test('allows a burst, and then refills', () => {
  const { spend, pass } = limited(6)
  expect(Array.from({ length: 7 }, () => spend('martha'))).toEqual([0, 0, 0, 0, 0, 0, 10])
  pass(9_000)
  expect(spend('martha')).toBe(1)
  pass(1_000)
  expect(spend('martha')).toBe(0)
  pass(10 * MINUTE)
  expect(Array.from({ length: 7 }, () => spend('martha'))).toEqual([0, 0, 0, 0, 0, 0, 10])
})

test('counts each key separately, and the cost of a call', () => {
  const { spend } = limited(20)
  expect([spend('martha', 20), spend('joseph', 19), spend('martha'), spend('joseph')]).toEqual([0, 0, 3, 0])
})

test('a call that costs more than the maximum passes when the bucket is full', () => {
  const { spend, pass } = limited(3)
  expect([spend('martha', 20), spend('martha', 20)]).toEqual([0, 60])
  pass(MINUTE)
  expect(spend('martha', 20)).toBe(0)
})

test('a refused call costs nothing', () => {
  const { spend, pass } = limited(1)
  spend('martha')
  for (let i = 0; i < 100; i++) expect(spend('martha')).toBe(60)
  pass(MINUTE)
  expect(spend('martha')).toBe(0)
})

test('forgets the least active keys when there are too many', () => {
  const { spend } = limited(1)
  spend('martha')
  for (let i = 0; i < 20_000; i++) spend(`address ${i}`)
  expect(spend('address 19999')).toBe(60)
  expect(spend('martha')).toBe(0)
})
