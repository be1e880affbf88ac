import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOnePart, ONE_PART, plainText } from './sms-text.ts'

test.each([
  ['60–80 mm, up to 38 °C', '60-80 mm, up to 38 C'],
  ['It’s  “late”…', 'It\'s "late"...'],
  ['Niébé, ½ bag\nand 80%', 'Niebe, 1/2 bag and 80%'],
  ['በቆሎ', ''],
])('%s is %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test('every text fits into one part of GSM-7, and a short one stays whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const plain = plainText(text)
      const part = inOnePart(plain)
      expect(part).toMatch(/^[A-Za-z0-9 .,:;()/'"&+%!?=<>#*@$-]{0,160}$/)
      if (plain.length <= ONE_PART) expect(part).toBe(plain)
    }),
  )
})

test('a long text ends after a whole word', () => {
  expect(inOnePart(`${'word '.repeat(31)}end of this`)).toBe(`${'word '.repeat(31)}...`.replace(' ...', '...'))
  expect(inOnePart('x'.repeat(200))).toMatch(/^x+\.{3}$/)
})
