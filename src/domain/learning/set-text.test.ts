import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setText } from './set-text.ts'

/** As wide as half its size a letter. */
const measure = (text: string, size: number) => text.length * size * 0.5
const room = { size: 40, smallest: 12, width: 600, lines: 2, weight: 'bold' } as const

test.each([
  ['Martha Adeyemi', [{ text: 'Martha Adeyemi', size: 40 }]],
  ['  Martha \n Adeyemi ', [{ text: 'Martha Adeyemi', size: 40 }]],
  [
    `Ama ${'b'.repeat(29)}`,
    [
      { text: 'Ama', size: 40 },
      { text: 'b'.repeat(29), size: 40 },
    ],
  ],
  ['b'.repeat(60), [{ text: 'b'.repeat(60), size: 20 }]],
  ['', []],
])('%j is set in as few and as large lines as fit', (text, lines) => {
  expect(setText(text, room, measure)).toEqual(lines)
})

test('nothing is cut off and nothing is too wide, however long it is', () => {
  const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 150 }), { maxLength: 12 })
  fc.assert(
    fc.property(words, (typed) => {
      const lines = setText(typed.join(' '), room, measure)
      const plain = (text: string) => text.normalize('NFC').replace(/\s/g, '')
      expect(plain(lines.map(({ text }) => text).join(''))).toBe(plain(typed.join('')))
      for (const { text, size } of lines) expect(measure(text, size)).toBeLessThanOrEqual(room.width)
    }),
  )
})
