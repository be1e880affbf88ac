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

test('gives what it has at once, and then as it comes back', () => {
  const { spend, pass } = limited(6)
  expect(Array.from({ length: 7 }, () => spend('martha'))).toEqual([0, 0, 0, 0, 0, 0, 10])
  pass(9_000)
  expect(spend('martha')).toBe(1)
  pass(1_000)
  expect(spend('martha')).toBe(0)
  pass(10 * MINUTE)
  expect(Array.from({ length: 7 }, () => spend('martha'))).toEqual([0, 0, 0, 0, 0, 0, 10])
})

test('counts each key by itself, and what a call costs', () => {
  const { spend } = limited(20)
  expect([spend('martha', 20), spend('joseph', 19), spend('martha'), spend('joseph')]).toEqual([0, 0, 3, 0])
})

test('a call that costs more than there ever is passes when there is all of it', () => {
  const { spend, pass } = limited(3)
  expect([spend('martha', 20), spend('martha', 20)]).toEqual([0, 60])
  pass(MINUTE)
  expect(spend('martha', 20)).toBe(0)
})

test('what is refused costs nothing', () => {
  const { spend, pass } = limited(1)
  spend('martha')
  for (let i = 0; i < 100; i++) expect(spend('martha')).toBe(60)
  pass(MINUTE)
  expect(spend('martha')).toBe(0)
})

test('forgets the quietest when very many come', () => {
  const { spend } = limited(1)
  spend('martha')
  for (let i = 0; i < 20_000; i++) spend(`address ${i}`)
  expect(spend('address 19999')).toBe(60)
  expect(spend('martha')).toBe(0)
})
