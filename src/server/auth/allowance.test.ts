import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

function bench() {
  const at = { now: 0 }
  return { at, ask: createAllowance({ most: 2, periodMs: 60_000, clock: () => at.now, callers: 3 }) }
}

test('each caller has her own, and hears when it begins anew', () => {
  const { at, ask } = bench()
  expect([ask('a'), ask('a'), ask('b')]).toEqual([null, null, null])
  at.now = 20_500
  expect(ask('a')).toBe(40)
  at.now = 60_000
  expect(ask('a')).toBeNull()
})

test('a refusal costs nothing, so that whoever keeps asking is let in when the period ends', () => {
  const { at, ask } = bench()
  for (let i = 0; i < 100; i++) ask('a')
  at.now = 60_000
  expect([ask('a'), ask('a'), ask('a')]).toEqual([null, null, 60])
})

test('however many callers come, few are remembered', () => {
  const { ask } = bench()
  ask('first')
  ask('first')
  for (const caller of ['b', 'c', 'd']) ask(caller)
  expect(ask('first')).toBeNull()
})
