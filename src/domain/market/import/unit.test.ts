import { expect, test } from 'vitest'
import { kilogramsOf } from './unit.ts'

test.each([
  ['KG', 1],
  ['Kg', 1],
  [' kg ', 1],
  ['100 KG', 100],
  ['1.5 KG', 1.5],
  ['0.5 KG', 0.5],
  ['2.25KG', 2.25],
  ['500 G', 0.5],
  ['750 Grams', 0.75],
  ['MT', 1000],
  ['Pound', 0.45359237],
  ['2 Pound', 0.90718474],
  ['Quintal', 100],
])('%s is %s kg', (unit, kilograms) => {
  expect(kilogramsOf(unit)).toBe(kilograms)
})

test.each([
  'Bunch',
  'Head',
  'L',
  '1.8 L',
  'Gallon',
  'Unit',
  '30 pcs',
  '100 Tubers',
  'Dozen',
  'USD/LCU',
  'Day',
  '0 KG',
  '-1 KG',
  '1,5 KG',
  '1e3 KG',
  '',
  ' ',
  'constructor',
  'toString',
])('how heavy %j is, nobody knows', (unit) => {
  expect(kilogramsOf(unit)).toBeNull()
})

test('a price of 1200 for 46 KG is 26.0870 for each, and 10 for a pound 22.0462', () => {
  expect((1200 / kilogramsOf('46 KG')!).toFixed(4)).toBe('26.0870')
  expect((10 / kilogramsOf('Pound')!).toFixed(4)).toBe('22.0462')
})
