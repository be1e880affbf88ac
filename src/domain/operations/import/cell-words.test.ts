import { expect, test } from 'vitest'
import { isFailedFormula, isMissing, isTotalRow } from './cell-words.ts'

test.each([
  // LibreOffice 7.4 in English and French, Excel in English, French, German, Spanish, Italian and Portuguese.
  '#NAME?',
  '#N/A',
  '#DIV/0!',
  '#REF!',
  '#VALUE!',
  '#NUM!',
  '#NULL!',
  '#SPILL!',
  '#N/D',
  '#NOM ?',
  '#DIV/0 !',
  '#NOM\u00a0?',
  '#VALEUR\u202f!',
  '#NV',
  '#WERT!',
  '#¿NOMBRE?',
  '#¡REF!',
  '#NOME?',
  'Err:508',
  'Erro:508',
  'Err :508',
  'Erreur :502',
  '###', // biome-ignore format: one list
])('%j is the result of a failed formula', (cell) => {
  expect(isFailedFormula(cell)).toBe(true)
})

test.each(['', 'Amina', '#12 Broad Street', '#1', 'Err', 'Erick:508', 'N/A', '# NAME'])('%j is none', (cell) => {
  expect(isFailedFormula(cell)).toBe(false)
})

test('what is missing is a word of a program, whole and in its own letters', () => {
  expect(['NA', '<NA>', 'NaN', 'NULL', 'None', 'N/A'].filter(isMissing)).toHaveLength(6)
  expect(['Na', 'na', 'Nan', 'Nana', 'none', ''].filter(isMissing)).toEqual([])
})

test.each([
  [['Total', '491'], true],
  [['', 'TOTAL:', '491'], true],
  [['Grand total', ''], true],
  [['Sous-total', '3'], true],
  [['Total général', '3'], true],
  [['Jumla', '3'], true],
  [['TOTAL: 2', ''], true],
  [['Nombre total', '3'], true],
  [['Total Kamara', '0770'], false],
  [['Amina', 'Total'], false],
  [['', ''], false],
])('%j is a row of sums: %s', (cells, isTotal) => {
  expect(isTotalRow(cells)).toBe(isTotal)
})
