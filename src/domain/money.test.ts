import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatAmount, formatPrice, needsCurrencyCode, toMajor, toMinor } from './money.ts'

describe('a price', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['LRD', 412.5, 'L$412.50'],
    ['NGN', 412, '₦412.00'],
    ['KES', 128.4, 'KSh 128'],
    ['GHS', 14.5, 'GH₵15'],
    ['USD', 1234.5, '$1,234.50'],
    ['ZAR', 0, '$0.00'],
    ['', 1, '$1.00'],
    ['constructor', 1, '$1.00'],
    ['NGN', 1_234_567.891, '₦1,234,567.89'],
    ['NGN', 1.005, '₦1.01'],
    ['NGN', -412, '-₦412.00'],
    ['NGN', -0.001, '₦0.00'],
    ['KES', -0.4, 'KSh 0'],
  ])('in %s of %d is written %s', (currency, major, written) => {
    expect(formatPrice(major, currency)).toBe(written)
  })

  test.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, '412', 'abc', {}, []])(
    'of %j is logged and shown as $0.00',
    (broken) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      expect(formatPrice(broken, 'NGN')).toBe('$0.00')
      expect(log).toHaveBeenCalledOnce()
    },
  )
})

describe('hundredths', () => {
  test.each([
    [0.1, 10],
    [0.30000000000000004, 30],
    [1.005, 101],
    [8.325, 833],
    [1.1, 110],
    [-0.001, 0],
    [9_999_999_999.99, 999_999_999_999],
  ])('of %d are %d', (major, minor) => {
    expect(toMinor(major)).toBe(minor)
  })

  test('survive the way out and back, and stay whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (minor) => {
        expect(toMinor(toMajor(minor))).toBe(minor)
      }),
    )
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (major) => {
        expect(Number.isSafeInteger(toMinor(major))).toBe(true)
      }),
    )
  })
})

test.each([
  ['NGN', false],
  ['KES', false],
  ['USD', false],
  ['TZS', true],
  ['UGX', true],
])('a price in %s must name its currency: %s', (currency, must) => {
  expect(needsCurrencyCode(currency)).toBe(must)
})

test.each([
  ['KES', 4791.66, 'KSh 4,791.66'],
  ['KES', 5000, 'KSh 5,000'],
  ['GHS', 14.5, 'GH₵14.50'],
  ['NGN', 50_000, '₦50,000.00'],
  ['ETB', 12, '$12.00 ETB'],
  ['USD', 1.005, '$1.01'],
])('an amount in %s of %d that is owed is written %s', (currency, major, written) => {
  expect(formatAmount(major, currency)).toBe(written)
})
