import { expect, test } from 'vitest'
import { dayOfCell, numberOfCell } from './cells.ts'

test.each([
  ['2025-01-15', '2025-01-15'],
  ['2025-01-15 00:00:00', '2025-01-15'],
  ['2025-01-15T00:00:00Z', '2025-01-15'],
  ['2024-02-29', '2024-02-29'],
  ['1/15/2025', '2025-01-15'],
  ['15/01/2025', '2025-01-15'],
  ['15.1.2025', '2025-01-15'],
  ['3/3/2025', '2025-03-03'],
  ['2025-02-29', null],
  ['2025-13-01', null],
  ['2025-00-10', null],
  // April or May?
  ['4/5/2025', null],
  ['13/13/2025', null],
  ['0001-01-15', null],
  ['15-Jan-25', null],
  ['45672', null],
  ['', null],
])('%j is the day %s', (cell, day) => {
  expect(dayOfCell(cell)).toBe(day)
})

test.each([
  ['43440', 43440],
  ['12.5', 12.5],
  ['1.5e3', 1500],
  ['12,5', 12.5],
  ['0', 0],
  ['1,200', null],
  ['-5', null],
  ['NaN', null],
  ['Infinity', null],
  ['0x10', null],
  ['12 000', null],
  ['', null],
])('%j is the number %s', (cell, number) => {
  expect(numberOfCell(cell)).toBe(number)
})
