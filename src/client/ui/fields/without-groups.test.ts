import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutGroups } from './without-groups.ts'

const EDITS: [shown: string, next: string, text: string][] = [
  ['150,000', '150,0005', '1500005'],
  ['150,000', '150,00', '15000'],
  ['150,000', '2150,000', '2150000'],
  ['150,000', '150000', '150000'],
  ['1,500', '1,5', '15'],
  ['1,500.50', '1,500.5', '1500.5'],
  // What takes the place of all of it is left as it was typed.
  ['150,000', '1500,50', '1500,50'],
  ['100,000', '150.000', '150.000'],
  ['12,000', '1,500', '1,500'],
  ['12,000', '', ''],
]
test.each(EDITS)('%s, edited to %s, is %s', (shown, next, text) =>
  expect(withoutGroups(shown, next, next.length, ',')).toEqual({ text, caret: text.length }),
)

test('the caret stays behind the digit that was typed', () => {
  expect(withoutGroups('150,000', '1750,000', 2, ',')).toEqual({ text: '1750000', caret: 2 })
  expect(withoutGroups('1 234 567', '1 2934 567', 4, ' ')).toEqual({ text: '12934567', caret: 3 })
})

test('a digit that is put in anywhere stands there, between all the others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 1e12 }), fc.nat(), fc.integer({ min: 0, max: 9 }), (value, at, digit) => {
      const shown = value.toLocaleString('en')
      const place = at % (shown.length + 1)
      const next = shown.slice(0, place) + digit + shown.slice(place)
      expect(withoutGroups(shown, next, place + 1, ',').text).toBe(next.replaceAll(',', ''))
    }),
  )
})
