import { expect, test } from 'vitest'
import { codeOf, fromBase32, otpauthUri, stepAt, stepOf, toBase32 } from './totp.ts'

const KEY = Buffer.from('12345678901234567890')

// RFC 6238, appendix B (SHA-1, eight digits).
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d s the code of the RFC is %s', (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000))
  expect(codeOf(KEY, step, 8)).toBe(code)
  expect(codeOf(KEY, step)).toBe(code.slice(2))
})

// RFC 4226, appendix D.
test('codes by counter are those of RFC 4226', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
  expect(codes.map((_, counter) => codeOf(KEY, counter))).toEqual(codes)
})

test.each([
  [-2, null],
  [-1, -1],
  [0, 0],
  [1, 1],
  [2, null],
])('a code that is %d steps off belongs to step %s', (drift, step) => {
  const now = new Date('2026-11-21T12:00:10Z')
  const found = stepOf(codeOf(KEY, stepAt(now) + drift), KEY, now, 0)
  expect(found === null ? null : found - stepAt(now)).toBe(step)
})

test('a code counts once, and earlier ones no longer', () => {
  const now = new Date('2026-11-21T12:00:10Z')
  const step = stepAt(now)
  expect(stepOf(codeOf(KEY, step), KEY, now, step)).toBeNull()
  expect(stepOf(codeOf(KEY, step - 1), KEY, now, step)).toBeNull()
  expect(stepOf(codeOf(KEY, step + 1), KEY, now, step)).toBe(step + 1)
})

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '0x1234'])('%s is no code', (code) => {
  expect(stepOf(code, KEY, new Date(), 0)).toBeNull()
})

// RFC 4648, section 10, of whole groups.
test.each([
  ['fooba', 'MZXW6YTB'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('%s is %s in base32, and back', (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32)
  expect(fromBase32(base32).toString()).toBe(text)
})

test('a name with special characters stays one part of the URL', () => {
  expect(otpauthUri('ABC', 'a&b?c#d')).toBe('otpauth://totp/Kuu%3Aa%26b%3Fc%23d?secret=ABC&issuer=Kuu')
})
