import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { smsAmount } from './messaging/delivery/notice-sms.ts'
import { readerOf } from './messaging/notification-languages.ts'
import { decimalsOf, ENGLISH_MONEY, toMajor, toMinor } from './money.ts'
import { CURRENCIES, smallestOf } from './places.ts'

const { formatPrice, formatAmount, formatCoursePrice } = ENGLISH_MONEY

describe('a price', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['LRD', 412.5, 'L$412.50'],
    ['NGN', 412, '₦412.00'],
    ['KES', 128.4, 'KSh 128'],
    ['GHS', 14.5, 'GH₵15'],
    ['USD', 1234.5, '$1,234.50'],
    ['UGX', 2092, 'UGX 2,092'],
    ['XOF', 412.5, 'XOF 413'],
    ['MGA', 4500, 'MGA 4,500.00'],
    ['TND', 4.5, 'TND 4.500'],
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
  ['UGX', 5000, 'UGX 5,000'],
  ['UGX', 4791.66, 'UGX 4,791.66'],
  ['SOS', 5000, 'SOS 5,000.00'],
  ['TND', 4.5, 'TND 4.500'],
])('an amount in %s of %d that is owed is written %s', (currency, major, written) => {
  expect(formatAmount(major, currency)).toBe(written)
})

/** The minor units of ISO 4217, list one, of each currency of Kuu. */
const ISO_4217: Record<string, number> = {
  AOA: 2, BWP: 2, CVE: 2, DJF: 0, DZD: 2, EGP: 2, ERN: 2, ETB: 2, GHS: 2, GMD: 2, GNF: 0, KES: 2, KMF: 0, LRD: 2,
  LSL: 2, LYD: 3, MAD: 2, MGA: 2, MUR: 2, MWK: 2, MZN: 2, NAD: 2, NGN: 2, RWF: 0, SCR: 2, SDG: 2, SLE: 2, SOS: 2,
  SSP: 2, STN: 2, SZL: 2, TND: 3, TZS: 2, UGX: 0, USD: 2, XAF: 0, XOF: 0, ZAR: 2, ZMW: 2, ZWL: 2, ZWG: 2, MRU: 2,
} // biome-ignore format: a table

describe('the decimals of ISO 4217', () => {
  test('are known of every currency, and Intl has others for two', () => {
    expect(Object.fromEntries(CURRENCIES.map((currency) => [currency, decimalsOf(currency)]))).toEqual(ISO_4217)
    const ofIntl = (currency: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
    expect(CURRENCIES.filter((currency) => ofIntl(currency) !== ISO_4217[currency]).sort()).toEqual(['MGA', 'SOS'])
  })

  test.each(CURRENCIES)(
    '%s is written with them, counted and paid in them, and no hundredth is left out',
    (currency) => {
      const iso = ISO_4217[currency]!
      const decimals = (text: string) => text.split('.')[1]?.length ?? 0
      // The specification writes these two without hundredths where it shows a price.
      const ofPrice = currency === 'KES' || currency === 'GHS' ? 0 : iso
      expect(decimals(formatPrice(2092, currency))).toBe(ofPrice)
      expect(decimals(formatAmount(2092, currency))).toBe(ofPrice)
      expect(decimals(smsAmount({ minor: 209_200, currency }, readerOf('en')))).toBe(iso)
      expect(smallestOf(currency)).toBe(iso === 0 ? 100 : 1)
      expect(formatAmount(2092.25, currency)).toMatch(/2,092\.250?$/)
      expect(smsAmount({ minor: 209_225, currency }, readerOf('en'))).toMatch(/ 2092\.250?$/)
    },
  )
})
