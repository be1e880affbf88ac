import { today } from '#client/phone/clock.ts'
import { type CsvCell, toCsv } from '#domain/operations/csv.ts'
import { saveFile } from '../save-file.ts'

/** Saves rows as a file for a spreadsheet, with the day in its name. */
export const saveCsv = (name: string, head: readonly string[], rows: readonly (readonly CsvCell[])[]) =>
  saveFile(`${name}-${today()}.csv`, 'text/csv', toCsv(head, rows))
