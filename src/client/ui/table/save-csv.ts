import { today } from '#client/phone/clock.ts'
import { type CsvCell, toCsv } from '#domain/operations/csv.ts'
import { saveFile } from '../save-file.ts'

/** Saves rows as a file for a spreadsheet, with the day in its name. */
export const saveCsv = (name: string, head: readonly string[], rows: readonly (readonly CsvCell[])[]) =>
  saveFile(`${name}-${today()}.csv`, 'text/csv', toCsv(head, rows))

export const TABLE_FILES = ['csv', 'xlsx'] as const
export type TableFile = (typeof TABLE_FILES)[number]

/** The same as CSV or as a workbook; what writes workbooks comes with the first one. */
export async function saveTable(kind: TableFile, ...[name, head, rows]: Parameters<typeof saveCsv>) {
  if (kind === 'csv') return saveCsv(name, head, rows)
  const { toXlsx } = await import('./xlsx.ts')
  saveWorkbook(`${name}-${today()}`, await toXlsx(head, rows))
}

/** A table that the server sent as CSV, as it is or as a workbook. */
export async function saveSentTable(kind: TableFile, name: string, csv: Blob) {
  if (kind === 'csv') return saveFile(`${name}.csv`, 'text/csv', csv)
  const { xlsxOfCsv } = await import('./xlsx.ts')
  saveWorkbook(name, await xlsxOfCsv(await csv.text()))
}

const saveWorkbook = (name: string, workbook: Blob) => saveFile(`${name}.xlsx`, workbook.type, workbook)
