import { csvRefusal } from '#domain/operations/csv-file.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'
import { csvText } from './csv-text.ts'

/**
 * Reads a CSV file, whatever its size, and gives its rows as they come, those of a piece together: commas, semicolons or
 * tabs, with any line ends, quoted and padded cells; empty lines are left out. Throws a FileRefusal where the file cannot
 * be read to its end.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow[]> {
  let cut: ReturnType<typeof csvRows> | undefined
  let isEmpty = true
  for await (const piece of csvText(bytes)) {
    cut ??= csvRows(delimiterOf(piece))
    const rows = cut.next(piece)
    if (rows.length === 0) continue
    isEmpty = false
    yield rows
  }
  const last = cut?.end() ?? []
  if (last.length > 0) yield last
  else if (isEmpty) throw csvRefusal('empty')
}

/** What stands most often in the first line. */
function delimiterOf(beginning: string) {
  const line = /^\s*([^\r\n]*)/.exec(beginning)?.[1] ?? ''
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counts.reduce((a, b) => (b.count > a.count ? b : a)).sign
}
