import { expect, test } from 'vitest'
import { dayOfCell, orderOfCell } from './cell-day.ts'

test.each([
  ['2025-01-15', '2025-01-15'],
  ['2025-01-15 00:00:00', '2025-01-15'],
  ['2025-01-15T00:00:00Z', '2025-01-15'],
  ['2024-02-29', '2024-02-29'],
  ['2026/01/15', '2026-01-15'],
  ['2026/1/5', '2026-01-05'],
  ['1/15/2025', '2025-01-15'],
  ['1/15/26', '2026-01-15'],
  ['15/01/2025', '2025-01-15'],
  ['15-01-2026', '2026-01-15'],
  ['15-01-26', '2026-01-15'],
  ['1/15/99', '1999-01-15'],
  ['15.1.2025', '2025-01-15'],
  ['4.5.2025', '2025-05-04'],
  ['3/3/2025', '2025-03-03'],
  ['15-Jan-25', '2025-01-15'],
  ['Jan 15, 2026', '2026-01-15'],
  ['15 janv. 2026', '2026-01-15'],
  ['20260115', '2026-01-15'],
  ['20261301', null],
  ['١٥/٠١/٢٠٢٦', '2026-01-15'],
  // LibreOffice 7.4 and Excel, with the month's name in Portuguese, and with the day of the week.
  ['15/jan/2026', '2026-01-15'],
  ['jan/26', '2026-01-15'],
  ['15 de janeiro de 2026', '2026-01-15'],
  ['1er mars 2026', '2026-03-01'],
  ['jeudi 15 janvier 2026', '2026-01-15'],
  ['Thursday, January 15, 2026', '2026-01-15'],
  ['Thursday, 15 January 2026', '2026-01-15'],
  ['quinta-feira, 15 de janeiro de 2026', '2026-01-15'],
  ['Market 15 2026', null],
  ['1er', null],
  // A month of Excel and LibreOffice (mmm-yy): the middle, as in the files of the World Food Programme.
  ['Jan-26', '2026-01-15'],
  ['janv.-26', '2026-01-15'],
  ['juil.-26', '2026-07-15'],
  ['juin-26', '2026-06-15'],
  ['août-26', '2026-08-15'],
  ['Machi 2026', '2026-03-15'],
  ['2026-01', '2026-01-15'],
  ['01/2026', '2026-01-15'],
  ['2025-02-29', null],
  ['2025-13-01', null],
  ['2025-00-10', null],
  ['4/5/2025', 'open'],
  ['13/13/2025', null],
  ['0001-01-15', null],
  ['45672', null],
  ['Maize-26', null],
  ['', null],
])('%j is the day %s', (cell, day) => {
  expect(dayOfCell(cell, null)).toBe(day)
})

test('one cell decides the order of a column', () => {
  expect(['4/5/2025', '15/01/2025', '1/15/26', '15.1.2025', '3/3/2025'].map(orderOfCell)).toEqual([null, 'day', 'month', null, null]) // biome-ignore format: one list
  expect(dayOfCell('4/5/2025', 'day')).toBe('2025-05-04')
  expect(dayOfCell('4/5/2025', 'month')).toBe('2025-04-05')
})

test.each([
  ['2026-01-31T21:00:00Z', ['Africa/Nairobi'], '2026-02-01'],
  ['2026-02-01T00:00:00+03:00', ['Africa/Nairobi'], '2026-02-01'],
  ['2026-02-01T00:00:00Z', ['Atlantic/Cape_Verde'], '2026-02-01'],
  ['2026-01-31T23:00:00.000Z', ['Africa/Lagos'], '2026-02-01'],
  // Benin or Ivory Coast?
  ['2026-01-31T23:00:00Z', ['Africa/Abidjan', 'Africa/Porto-Novo'], 'open'],
  ['2026-01-31T21:00:00', ['Africa/Nairobi'], '2026-01-31'],
])('%j on the clock of %j is %s', (cell, zones, day) => {
  expect(dayOfCell(cell, null, zones)).toBe(day)
})
