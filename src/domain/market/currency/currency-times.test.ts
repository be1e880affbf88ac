import { expect, test } from 'vitest'
import { CURRENT_CURRENCIES, conversionOf, isInUse, keptIn } from './currency-times.ts'

test.each([
  ['ZWG', '2024-04-08', true],
  ['ZWG', '2024-04-07', false],
  ['ZWL', '2024-04-07', true],
  ['ZWL', '2026-10-15', false],
  ['SLL', '2022-06-30', true],
  ['SLL', '2022-07-01', false],
  ['SLE', '2022-07-01', true],
  ['SLE', '2022-06-30', false],
  ['STD', '2017-12-31', true],
  ['STN', '2017-12-31', false],
  ['MRU', '2018-01-01', true],
  ['NGN', '1999-01-01', true],
] as const)('%s on %s: %s', (currency, day, isUsed) => expect(isInUse(currency, day)).toBe(isUsed))

test('an amount of an earlier currency is kept in the one of today, and says so', () => {
  expect(keptIn('SLL')).toEqual({ currency: 'SLE', rate: 1000 })
  expect(keptIn('NGN')).toEqual({ currency: 'NGN', rate: 1 })
  expect(conversionOf('SLE', '2022-06-15')).toBe('converted from SLL, 1000 to 1')
  expect(conversionOf('SLE', '2022-07-15')).toBeNull()
})

test('forms offer the currencies of today', () => {
  expect(CURRENT_CURRENCIES).toContain('ZWG')
  expect(CURRENT_CURRENCIES).not.toContain('ZWL')
})
