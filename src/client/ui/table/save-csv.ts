import { today } from '#client/phone/clock.ts'
import { type CsvCell, toCsv } from '#domain/operations/csv.ts'
import { saveFile } from '../save-file.ts'

/** Saves rows as a file for a spreadsheet, with the day in its name. */
export const saveCsv = (name: string, head: readonly string[], rows: readonly (readonly CsvCell[])[]) =>
  saveFile(`${name}-${today()}.csv`, 'text/csv', toCsv(head, rows))

export type TableFile = 'csv' | 'xlsx'

/** The same as CSV or as a workbook; what writes workbooks comes with the first one. */
export async function saveTable(kind: TableFile, ...[name, head, rows]: Parameters<typeof saveCsv>) {
  if (kind === 'csv') return saveCsv(name, head, rows)
  const { toXlsx } = await import('./xlsx.ts')
  const workbook = await toXlsx(head, rows)
  saveFile(`${name}-${today()}.xlsx`, workbook.type, workbook)
}
