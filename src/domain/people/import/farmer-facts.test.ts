import { describe, expect, test } from 'vitest'
import { isOtherFact, isOtherYear, readFacts } from './farmer-facts.ts'

const YEAR = 2026
const read = (cells: Parameters<typeof readFacts>[0]) => readFacts(cells, YEAR)

describe('the sex of a cell', () => {
  test.each([
    ...['F', 'f.', 'Female', 'WOMAN', 'Femme', 'Féminin', 'Ke', 'Mke', 'mwanamke', 'KIKE', 'Mulher', 'Mace'].map((cell) => [cell, 'female']),
    ...['M', 'm', 'H', 'Male', 'man', 'Homme', 'Masculin', 'Me', 'Mume', 'mwanaume', 'Kiume', 'Homem', 'Namiji'].map((cell) => [cell, 'male']),
    ['Autre', 'other'],
    ['nyingine', 'other'],
    ...['', '-', '?', 'unknown', 'Non renseigné', 'haijulikani'].map((cell) => [cell, null]),
  ])('%j is %s', (gender, expected) => {
    expect(read({ gender: gender! })).toMatchObject({ gender: expected })
  }) // biome-ignore format: rows

  test.each(['1', 'zebra', 'MF'])('%j is asked about', (gender) => {
    expect(read({ gender })).toMatchObject([{ column: 'gender' }])
  })
})

describe('the year of birth', () => {
  test.each([
    [{ birthYear: '1984' }, 1984, false],
    [{ birthYear: '12/05/1984' }, 1984, false],
    [{ birthYear: '1984-05-12 00:00:00' }, 1984, false],
    [{ birthYear: '١٩٨٤' }, 1984, false],
    [{ age: '42' }, 1984, true],
    [{ age: '42.0' }, 1984, true],
    [{ age: '42 ans' }, 1984, true],
    [{ age: 'miaka 42' }, 1984, true],
    [{ birthYear: '1984', age: '99' }, 1984, false],
    [{ birthYear: '', age: '42' }, 1984, true],
    [{ age: '-' }, null, true],
    [{}, null, true],
  ])('of %j is %s', (cells, birthYear, isOfAge) => {
    expect(read(cells)).toEqual({ gender: null, birthYear, isOfAge })
  })

  test.each([
    [{ birthYear: '84' }, 'birthYear'],
    [{ birthYear: '12/05/84' }, 'birthYear'],
    [{ birthYear: '2025' }, 'birthYear'],
    [{ birthYear: '1984-1990' }, 'birthYear'],
    [{ age: '3' }, 'age'],
    [{ age: '420' }, 'age'],
    [{ age: '25-34' }, 'age'],
  ])('of %j is asked about', (cells, column) => {
    expect(read(cells)).toMatchObject([{ column }])
  })
})

test('a column in which nothing can be read holds something else', () => {
  expect(isOtherFact('age', ['18-35', '', '36+'], YEAR)).toBe(true)
  expect(isOtherFact('age', ['18-35', '36'], YEAR)).toBe(false)
  expect(isOtherFact('gender', ['', '-'], YEAR)).toBe(false)
  expect(isOtherFact('phone', ['zebra'], YEAR)).toBe(false)
})

test.each([
  [null, 1984, true, true],
  [1985, 1984, true, false],
  [1986, 1984, true, true],
  [1985, 1984, false, true],
  [1984, 1984, false, false],
  [1984, null, false, false],
])('known %s, said %s, of an age: %s; says otherwise: %s', (known, birthYear, isOfAge, expected) => {
  expect(isOtherYear(known, { birthYear, isOfAge })).toBe(expected)
})
