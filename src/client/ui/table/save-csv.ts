import { today } from '#client/ui/clock.ts'
import { type CsvCell, toCsv } from '#domain/operations/csv.ts'

/** Saves rows as a file for a spreadsheet, with the day in its name. */
export function saveCsv(name: string, head: readonly string[], rows: readonly (readonly CsvCell[])[]) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([toCsv(head, rows)], { type: 'text/csv' }))
  link.download = `${name}-${today()}.csv`
  link.click()
  // The browser reads the file after this turn; a minute is enough for the slowest.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
