import { expect, test } from 'vitest'
import { decimalOfCell, isOtherCurrency, numberOfCell } from './cell-number.ts'

const POINT = { decimal: null, usual: 'point' } as const
const SEMICOLONS = { decimal: null, usual: 'comma' } as const

test.each([
  ['43440', 43440],
  ['12.5', 12.5],
  ['533.125', 533.125],
  ['1.5e3', 1500],
  ['1e3', 1000],
  ['12,5', 12.5],
  ['0,125', 0.125],
  ['0', 0],
  ['12 000', 12000],
  ['4\u00a0500,00', 4500],
  ['12\u202f500,50', 12500.5],
  ["1'250.50", 1250.5],
  ['1,250.50', 1250.5],
  ['1 250,50', 1250.5],
  ['1,250,500', 1250500],
  ['٤٥٠٠٫٥', 4500.5],
  ['١٬٢٥٠', 1250],
  ['12 500 F CFA', 12500],
  ['12\u00a0500\u00a0FCFA', 12500],
  ['KSh 4,500.00', 4500],
  ['KES4500', 4500],
  ['₦500', 500],
  ['4500/=', 4500],
  ['4533,125', 4533.125],
  ['4500,000', 4500],
  ['1,200', 'open'],
  ['-5', null],
  ['NaN', null],
  ['#N/A', null],
  ['Infinity', null],
  ['0x10', null],
  ['5k', null],
  ['1 2', null],
  ['4500 per bag', null],
  ['', null],
])('%j is the number %s', (cell, number) => {
  expect(numberOfCell(cell, POINT)).toBe(number)
})

test.each([
  ['1,200', 1.2],
  ['533.125', 'open'],
  ['4500,000', 4500],
])('%j is %s in a file of semicolons', (cell, number) => {
  expect(numberOfCell(cell, SEMICOLONS)).toBe(number)
})

test('one cell decides its file', () => {
  expect(['12500,5', '1,250.50', '4533,125', '1,200', '4500', 'x'].map(decimalOfCell)).toEqual(['comma', 'point', 'comma', null, null, null]) // biome-ignore format: one list
  expect(numberOfCell('1,200', { decimal: 'point', usual: null })).toBe(1200)
  expect(numberOfCell('1,200', { decimal: 'comma', usual: null })).toBe(1.2)
  expect(numberOfCell('4.500', { decimal: 'comma', usual: null })).toBe(4500)
})

test.each([
  ['12 500 F CFA', 'KES', true],
  ['12 500 F CFA', 'XOF', false],
  ['KSh 4,500/=', 'KES', false],
  ['NGN 500', 'GHS', true],
  ['GH₵20', 'GHS', false],
  ['4500', 'KES', false],
  ['1.5e3', 'KES', false],
  ['500 R', 'ZAR', false],
])('whether %s is in another currency than %s: %s', (cell, currency, isOther) => {
  expect(isOtherCurrency(cell, currency)).toBe(isOther)
})
