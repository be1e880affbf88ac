import { expect, test } from 'vitest'
import type { CountryCode } from '../../places.ts'
import { bankNumberOf } from './bank-number.ts'

// The examples of the SWIFT IBAN registry.
test.each([
  ['EG', 'EG38 0019 0005 0000 0000 2631 8000 2'],
  ['MU', 'MU17 BOMM 0101 1010 3030 0200 000M UR'],
  ['TN', 'TN59 1000 6035 1835 9847 8831'],
  ['SC', 'SC18 SSCB 1101 0000 0000 0000 1497 USD'],
  ['LY', 'LY83 002 048 000020100120361'],
  ['DJ', 'DJ21 0001 0000 0001 5400 0100 186'],
  ['SD', 'sd21 2901 0501 2340 01'],
] satisfies [CountryCode, string][])('an IBAN of %s is taken, and with a wrong digit refused', (country, typed) => {
  const number = typed.replaceAll(' ', '').toUpperCase()
  expect(bankNumberOf(country, typed)).toBe(number)
  const wrong = number.slice(0, 10) + ((Number(number[10]) + 1) % 10) + number.slice(11)
  expect(bankNumberOf(country, wrong)).toBe(null)
  expect(bankNumberOf(country, number.slice(0, -1))).toBe(null)
  expect(bankNumberOf('KE', typed)).toBe(null)
})

test.each([
  ['NG', '0123456789', '0123456789'],
  ['NG', '012-345 6789', '0123456789'],
  ['NG', '12345', null],
  ['NG', '01234567890', null],
  ['KE', '01100 12345 67', '011001234567'],
  ['KE', '12345', null],
  ['KE', 'Equity 123456', null],
  ['KE', '', null],
  ['KE', '1'.repeat(25), null],
] satisfies [CountryCode, string, string | null][])('a number of %s: %s', (country, typed, stored) => {
  expect(bankNumberOf(country, typed)).toBe(stored)
})
