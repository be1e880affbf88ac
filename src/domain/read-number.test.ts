import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

const READ: [text: string, value: number][] = [
  ['0', 0],
  ['1.25', 1.25],
  ['0.04', 0.04],
  ['150000', 150_000],
  ['007', 7],
  ['2.', 2],
  ['.5', 0.5],
  [',5', 0.5],
  ['-3', -3],
  ['−3,5', -3.5],
  ['-0', 0],
  ['+5', 5],
  // A comma is a decimal one.
  ['1500,50', 1500.5],
  ['1500,500', 1500.5],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['150,00', 150],
  ['150,0005', 150.0005],
  // Both signs: the last one begins the decimals.
  ['1,500.50', 1500.5],
  ['1.500,50', 1500.5],
  ['1,500,000.5', 1_500_000.5],
  ['1.500.000,5', 1_500_000.5],
  ['150,000.00', 150_000],
  // One sign more than once parts thousands, or lakhs.
  ['1,500,000', 1_500_000],
  ['1.500.000', 1_500_000],
  ['1,50,000', 150_000],
  ['12,34,567.5', 1_234_567.5],
  // Spaces, apostrophes, invisible signs and signs of currencies.
  ['150 000', 150_000],
  ['150\u00a0000', 150_000],
  ['150\u202f000,5', 150_000.5],
  ["150'000", 150_000],
  ['150’000.5', 150_000.5],
  [' 42 ', 42],
  ['\u200f42\u200b', 42],
  ['\u20664\ufeff2\u2069', 42],
  ['₦150,000.00', 150_000],
  // Digits of other scripts, and the signs of Arabic.
  ['١٢٫٥', 12.5],
  ['١٥٠٬٠٠٠', 150_000],
  ['۱۲۳', 123],
  ['१२३.५', 123.5],
  ['߁߂߃', 123],
  ['𞥑𞥒', 12],
  ['𝟏𝟐𝟗', 129],
]

const AMBIGUOUS: [text: string, thousands: number, decimals: number][] = [
  ['150,000', 150_000, 150],
  ['150.000', 150_000, 150],
  ['1,125', 1125, 1.125],
  ['-1.125', -1125, -1.125],
  ['١٥٠،٠٠٠', 150_000, 150],
]

const UNREADABLE = ['abc', '1e5', '5 kg', '1.2.3', '1,5,0', '1.500,00.0', '1,50.5', '.', ',', '-', '--1', '½', '፩፪', '1/2', '9'.repeat(400)] // biome-ignore format: one list

test.each(READ)('%j is %d', (text, value) => expect(readNumber(text)).toMatchObject({ value }))
test.each(AMBIGUOUS)('%j may be %d or %d', (text, ...meanings) =>
  expect(readNumber(text)).toEqual({ problem: 'ambiguous', meanings }),
)
test.each(UNREADABLE)('%j is no number', (text) => expect(readNumber(text)).toEqual({ problem: 'unreadable' }))
test.each(['', '  ', '\u200b'])('%j is empty', (text) => expect(readNumber(text)).toEqual({ problem: 'empty' }))

describe('a field of whole numbers', () => {
  test.each([
    ['150.000', 150_000],
    ['1,125', 1125],
    ['-1,125', -1125],
    ['12.0', 12],
  ])('%j is %d', (text, value) => expect(readNumber(text, { decimals: 0 })).toMatchObject({ value }))
  test.each(['0.125', '1.5'])('%j is too fine', (text) =>
    expect(readNumber(text, { decimals: 0 })).toEqual({ problem: 'tooFine' }),
  )
})

test('more decimals than a field takes are refused, and never rounded', () => {
  expect(readNumber('0.04', { decimals: 2 })).toMatchObject({ value: 0.04 })
  expect(readNumber('0.0400', { decimals: 2 })).toMatchObject({ value: 0.04 })
  expect(readNumber('0,045', { decimals: 2 })).toEqual({ problem: 'tooFine' })
})

test('what was typed stands in the plain text, digit by digit', () => {
  expect(readNumber('1.500,50')).toEqual({ value: 1500.5, plain: '1500.50' })
  expect(readNumber('١٢٫٥٠')).toEqual({ value: 12.5, plain: '12.50' })
})

test('the plain text of a number reads as that number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(1, 10, 100, 10_000), (whole, parts) => {
      const value = whole / parts
      const reading = readNumber(String(value))
      if ('meanings' in reading) expect(reading.meanings[1]).toBe(value || 0)
      else expect(reading).toMatchObject({ value: value || 0 })
    }),
  )
})

test('no text makes it fail', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readNumber(text)))
})
