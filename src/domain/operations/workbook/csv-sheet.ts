import { type CsvCell, plainCell } from '../csv.ts'

/**
 * The cells of a CSV file that Kuu wrote, with what they are: texts stand in quotation marks, and so do negative numbers,
 * which no text looks like, for one that does has an apostrophe.
 */
export function csvSheet(csv: string): CsvCell[][] {
  const rows: CsvCell[][] = [[]]
  for (const [, quoted, plain, end] of csv.replace(/^\uFEFF/, '').matchAll(CELL)) {
    rows.at(-1)!.push(quoted === undefined ? numberOf(plain!) : textOf(quoted.replaceAll('""', '"')))
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

/** A cell with the sign behind it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g

const numberOf = (text: string) => (text === '' ? null : Number(text))
const textOf = (text: string) => (/^-\d/.test(text) ? Number(text) : plainCell(text))
