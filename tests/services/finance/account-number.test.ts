import { expect, test } from 'vitest'
import { accountNumberOf } from '#services/finance/accounts/account-number.ts'
import { phoneOf } from '#services/people/phone/phone-number.ts'

test.each([
  ['KE', '0712 345 678', '+254712345678'],
  ['KE', '+254712345678', '+254712345678'],
  ['KE', '254712345678', '+254712345678'],
  ['NG', '0801 234 0000', '+2348012340000'],
  ['LR', '0770 123 456', '+231770123456'],
  ['CI', '07 07 12 34 56', '+2250707123456'],
  ['KE', '+256772123456', null],
  ['KE', '123', null],
  ['KE', 'M-Pesa', null],
] as const)('in %s, %s is stored as %s', (country, typed, stored) => expect(phoneOf(country, typed)).toBe(stored))

test.each([
  ['GTBank', true, '0123 456 789', '0123456789'],
  ['GTBank', true, 'my account', null],
  ['Opay', true, '08012345678', '+2348012345678'],
  ['Opay', true, '12345', null],
  ['Village Savings', false, 'A-117', 'A-117'],
] as const)('an account with %s', (provider, isListed, typed, stored) =>
  expect(accountNumberOf('NG', provider, isListed, typed)).toBe(stored),
)
