import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FORMATS } from './am.gen.ts'
import { ethiopianDay } from './ethiopian-day.ts'
import { tableWriting } from './table-writing.ts'

const writing = tableWriting({ ...FORMATS, calendar: 'ethiopian' })
const at = (day: string) => Date.parse(`${day}T10:00:00Z`)
const medium = { dateStyle: 'medium', timeZone: 'UTC' } as const

test.each([
  ['2026-11-27', '18 ኅዳር 2019'],
  ['2027-09-11', '6 ጳጉሜን 2019'],
  ['2027-09-12', '1 መስከረም 2020'],
  ['2026-09-10', '5 ጳጉሜን 2018'],
  ['2026-09-11', '1 መስከረም 2019'],
  ['2024-01-01', '22 ታኅሣሥ 2016'],
  ['2026-03-01', '22 የካቲት 2018'],
])('%s is %s', (day, written) => {
  expect(writing.dateTime(at(day), medium)).toBe(written)
})

test('an appointment is in both calendars, a weekday in neither', () => {
  const exact = { ...medium, timeStyle: 'short', isExact: true } as const
  expect(writing.dateTime(at('2026-11-27'), exact)).toBe('18 ኅዳር 2019 (27 ኖቬም 2026) 4 ሰዓት ጠዋት (10:00)')
  expect(writing.dateTime(at('2026-11-27'), { weekday: 'short', timeZone: 'UTC' })).toBe('ዓርብ')
  const long = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  expect(writing.dateTime(at('2026-11-27'), long)).toBe('ዓርብ 18 ኅዳር')
})

test('the day after a day is the next one, or the first of the next month, which has 30 days, 5 or 6', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
      const [one, next] = [days, days + 1].map((each) => {
        const date = new Date(each * 86_400_000)
        return ethiopianDay({ year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() })
      })
      const { year, month, day } = one!
      const length = month < 12 ? 30 : year % 4 === 3 ? 6 : 5
      const isLast = day === length
      const isEnd = isLast && month === 12
      expect(next).toEqual({
        year: isEnd ? year + 1 : year,
        month: isEnd ? 0 : isLast ? month + 1 : month,
        day: isLast ? 1 : day + 1,
      })
    }),
  )
})
