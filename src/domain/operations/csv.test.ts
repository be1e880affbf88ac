import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainCell, toCsv } from './csv.ts'

const lineOf = (...cells: (string | number | null)[]) => toCsv([], [cells]).split('\r\n').slice(1).join('\r\n')

describe('a cell', () => {
  test.each([
    ['Martha', '"Martha"'],
    ['', '""'],
    [null, ''],
    [12.5, '12.5'],
    [-3, '"-3"'],
    [-1.28, '"-1.28"'],
    ['Adeyemi, Martha', '"Adeyemi, Martha"'],
    ['says "yes"', '"says ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['ሰላም', '"ሰላም"'],
  ])('%j is written as %s', (cell, text) => {
    expect(lineOf(cell)).toBe(`${text}\r\n`)
  })

  test.each([
    '=1+1',
    '+2348031234567',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\u00a0=1',
    '\t=1',
    '\r=1',
    '＝1',
    '=HYPERLINK("http://x.example","press")',
    "=cmd|' /C calc'!A0",
  ])('%j is no formula', (text) => {
    expect(lineOf(text)).toMatch(/^"?'/)
  })
})

test('Gnumeric 1.12.55 takes the sign behind the first quoted cell for the separator: it is ours', () => {
  const visits = toCsv(['id', 'farmerName', 'location', 'latitude'], [[1, 'Amina Otieno', 'Nakuru, Kenya', -1.28]])
  expect(visits).toBe('\ufeff"id","farmerName","location","latitude"\r\n1,"Amina Otieno","Nakuru, Kenya","-1.28"\r\n')
  expect(/"(?:[^"]|"")*"(.)/.exec(visits)?.[1]).toBe(',')
})

test('a CSV parser reads back what was written', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '=', '-', ' ', 'é', '😀') })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 5 }), (rows) => {
      const read = cellsOf(toCsv(['name', 'place'], rows).slice(1))
      expect(read).toEqual([['name', 'place'], ...rows.map((row) => row.map(asText))])
    }),
  )
})
const asText = (text: string) => (/^\s*[=-]|^[\r\n]/.test(text) ? `'${text}` : text)

/** A parser that follows RFC 4180. */
function cellsOf(text: string) {
  const rows: string[][] = []
  let at = 0
  while (at < text.length) {
    const row: string[] = []
    for (;;) {
      let cell = ''
      if (text[at] === '"') {
        for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
          if (text[at] === '"') at += 1
          cell += text[at]
        }
        at += 1
      } else while (text[at] !== ',' && !text.startsWith('\r\n', at)) cell += text[at++]
      row.push(cell)
      if (text[at] !== ',') break
      at += 1
    }
    at += 2
    rows.push(row)
  }
  return rows
}

test.each(['=1+1', '+231770000001', 'Martha', "'Ndiaye", "'", ''])('%j comes back from a file as it was', (text) => {
  const cell = lineOf(text).slice(1, -3)
  expect(plainCell(cell)).toBe(text)
})
