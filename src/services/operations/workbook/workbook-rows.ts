import type { CellObject, WorkSheet } from '@e965/xlsx'
import { csvRefusal, FileRefusal } from '#domain/operations/csv-file.ts'
import type { CsvRow } from '../csv/csv-rows.ts'
import { assertSmall, MAX_WORKBOOK } from './assert-small.ts'
import type { WorkbookKind } from './workbook-kind.ts'

type IsHead = (cells: readonly string[]) => boolean

const MAX_COLUMNS = 500
/** How far down a head is looked for. */
const HEAD_WITHIN = 20

/**
 * The rows of the first sheet that has a head as `isHead` knows it, or else of the first that has rows: each cell as text,
 * formulas by their stored values, days as '2026-01-15'. Throws a FileRefusal where the workbook cannot be read.
 */
export async function workbookRows(bytes: Buffer, kind: WorkbookKind, isHead: IsHead): Promise<CsvRow[]> {
  try {
    if (kind !== 'xml') await assertSmall(bytes)
    else if (bytes.length > MAX_WORKBOOK.unpacked) throw csvRefusal('workbookTooLarge')
    const sheets = await sheetsOf(bytes)
    const found = sheets.find((rows) => rows.slice(0, HEAD_WITHIN).some(({ cells }) => isHead(cells)))
    const rows = found ?? sheets.find(({ length }) => length > 0)
    if (!rows) throw csvRefusal('empty')
    return rows
  } catch (error) {
    throw error instanceof FileRefusal ? error : csvRefusal('workbook')
  }
}

async function sheetsOf(bytes: Buffer): Promise<CsvRow[][]> {
  // Large, and rarely needed: it is loaded with the first workbook.
  const { read } = await import('@e965/xlsx')
  const book = read(bytes, {
    type: 'buffer',
    dense: true,
    cellDates: true,
    UTC: true,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    bookVBA: false,
  })
  let cells = 0
  return book.SheetNames.map((name) => {
    const rows = rowsOf(book.Sheets[name]!)
    cells += rows.reduce((sum, row) => sum + row.cells.length, 0)
    if (cells > MAX_WORKBOOK.cells) throw csvRefusal('workbookTooLarge')
    return rows
  })
}

/** The rows that have a cell; all are as long as the longest, for what is empty is not stored. */
function rowsOf(sheet: WorkSheet): CsvRow[] {
  const stored = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
  const rows: CsvRow[] = []
  // Rows without a cell are holes, which forEach passes over.
  stored.forEach((row, at) => {
    const cells = Array.from(row.slice(0, MAX_COLUMNS), (cell) => textOf(cell))
    while (cells.at(-1) === '') cells.pop()
    if (cells.length > 0) rows.push({ line: at + 1, cells })
  })
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return rows.map(({ line, cells }) => ({ line, cells: [...cells, ...Array<string>(width - cells.length).fill('')] }))
}

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null) return ''
  if (cell.t === 'e') return cell.w ?? '#N/A'
  if (cell.v instanceof Date) return dayText(cell.v)
  if (typeof cell.v !== 'number') return String(cell.v).trim()
  // A number that is shown with zeros before it is a text that somebody typed: a phone number.
  return /^0{2,}$/.test(String(cell.z)) && cell.w ? cell.w : numberText(cell.v)
}

/** Days without a time as days, for the zone of a workbook is nobody's. */
function dayText(at: Date) {
  if (Number.isNaN(at.getTime())) return ''
  const [day = '', time = ''] = at.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`
}

/** A number in digits: 254712345678, and never 2.54712E+11. */
const numberText = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < 1e21 ? value.toFixed(0) : String(value)
