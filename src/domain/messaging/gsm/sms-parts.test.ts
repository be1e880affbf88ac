import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smsParts } from './sms-parts.ts'

const a = (count: number) => 'a'.repeat(count)
const open = (count: number) => 'ɛ'.repeat(count)

test.each([
  ['', 'gsm7', 0],
  [a(160), 'gsm7', 1],
  [a(161), 'gsm7', 2],
  [a(306), 'gsm7', 2],
  [a(307), 'gsm7', 3],
  [`${a(159)}€`, 'gsm7', 2],
  [`${a(158)}€`, 'gsm7', 1],
  [`${a(152)}[${a(153)}`, 'gsm7', 3],
  [`₦${a(99)}`, 'ucs2', 2],
  [`₦${a(159)}`, 'ucs2', 3],
  [open(70), 'ucs2', 1],
  [open(71), 'ucs2', 2],
  [open(134), 'ucs2', 2],
  [open(135), 'ucs2', 3],
  [`${open(69)}😀`, 'ucs2', 2],
  [`${open(66)}😀${open(3)}`, 'ucs2', 2],
  ['በቆሎ', 'ucs2', 1],
  ['Café à Bè: 5 £', 'gsm7', 1],
] as const)('%j is sent in %s', (text, alphabet, parts) => {
  expect(smsParts(text)).toMatchObject({ alphabet, parts })
})

test('a text that grows takes no fewer parts, and the room is what still fits', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '€', 'é', '[', ' '), { maxLength: 500 }), (signs) => {
      const text = signs.join('')
      const { parts, room } = smsParts(text)
      expect(smsParts(`${text}a`).parts).toBeGreaterThanOrEqual(parts)
      if (parts > 0) {
        expect(smsParts(text + a(room)).parts).toBe(parts)
        expect(smsParts(text + a(room + 1)).parts).toBe(parts + 1)
      }
    }),
  )
})
