import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatCoursePrice } from './learning/course.ts'
import { formatAmount, formatPrice, toMajor, toMinor } from './money.ts'
import { CURRENCIES } from './places.ts'

describe('a price', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['LRD', 412.5, 'L$412.50'],
    ['NGN', 412, '₦412.00'],
    ['KES', 128.4, 'KSh 128'],
    ['GHS', 14.5, 'GH₵15'],
    ['USD', 1234.5, '$1,234.50'],
    ['UGX', 2092, 'UGX 2,092.00'],
    ['ZAR', 0, 'ZAR 0.00'],
    ['ETB', -22.134, '-ETB 22.13'],
    ['', 1, '1.00'],
    ['constructor', 1, 'constructor 1.00'],
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

const SIGNS: Record<string, string> = { LRD: 'L$', NGN: '₦', KES: 'KSh ', GHS: 'GH₵', USD: '$' }

test.each(CURRENCIES)(
  '%s is written with its own sign or its ISO code, and never with that of the dollar',
  (currency) => {
    const sign = SIGNS[currency] ?? `${currency} `
    for (const text of [
      formatPrice(2092, currency),
      formatAmount(2092.5, currency),
      formatCoursePrice(209_200, currency),
    ])
      expect(text.slice(0, text.indexOf('2,092'))).toBe(sign)
  },
)

test.each([
  ['KES', 4791.66, 'KSh 4,791.66'],
  ['KES', 5000, 'KSh 5,000'],
  ['GHS', 14.5, 'GH₵14.50'],
  ['NGN', 50_000, '₦50,000.00'],
  ['ETB', 12, 'ETB 12.00'],
  ['USD', 1.005, '$1.01'],
])('an amount in %s of %d that is owed is written %s', (currency, major, written) => {
  expect(formatAmount(major, currency)).toBe(written)
})
