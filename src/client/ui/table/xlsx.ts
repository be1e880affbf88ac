import writeXlsx, { type Cell } from 'write-excel-file/universal'
import type { CsvCell } from '#domain/operations/csv.ts'
import { csvSheet } from '#domain/operations/workbook/csv-sheet.ts'

/** As much as a cell holds in Excel. */
const MAX_TEXT = 32_767

/**
 * A list as a workbook of one sheet. Texts are texts, also '+231770000001', '0771' and '=1+1', and stay so when somebody
 * edits them: no program makes numbers or formulas of them, as of CSV.
 */
export const toXlsx = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): Promise<Blob> =>
  writeXlsx([head, ...rows].map((cells) => cells.map(cellOf))).toBlob()

/** The same of a CSV file that Kuu wrote. */
export function xlsxOfCsv(csv: string) {
  const [head = [], ...rows] = csvSheet(csv)
  return toXlsx(head.map(String), rows)
}

function cellOf(value: CsvCell): Cell {
  if (value === null) return null
  if (typeof value === 'number' && Number.isFinite(value)) return { value, type: Number }
  return { value: storable(String(value)), type: String, format: '@' }
}

/** What Excel would take for a sign that is escaped, as '_x0041_' for A, is escaped itself (ECMA-376, ST_Xstring). */
const storable = (text: string) => text.slice(0, MAX_TEXT).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
