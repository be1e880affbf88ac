import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { csvRefusal } from '#domain/operations/csv-file.ts'
import { csvText } from './csv-text.ts'

/** A row of a file; `line` is where it ends, counted from 1. Cells have no spaces around them. */
export type CsvRow = { line: number; cells: string[] }

/** No row of a table is longer; a file of another kind may be one line. */
const MAX_ROW_BYTES = 64 * 1024

/**
 * Reads a CSV file row by row, whatever its size: commas, semicolons or tabs, with any line ends, quoted and padded
 * cells; empty lines are left out. Throws a FileRefusal where the file cannot be read to its end.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const text = csvText(bytes)
  const first = await text.next()
  const beginning = first.value ?? ''
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(beginning),
    info: true,
    max_record_size: MAX_ROW_BYTES,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  })
  const pieces = Readable.from(joined(beginning, text), { objectMode: false })
  pieces.once('error', (error) => parser.destroy(error))
  let rows = 0
  try {
    for await (const { info, record } of pieces.pipe(parser)) {
      rows += 1
      // The parser trims around quotation marks, and not inside them.
      yield { line: info.lines, cells: record.map((cell: string) => cell.trim()) }
    }
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error) : error
  } finally {
    pieces.destroy()
  }
  if (rows === 0) throw csvRefusal('empty')
}

async function* joined(first: string, rest: AsyncGenerator<string>) {
  yield Buffer.from(first)
  for await (const text of rest) yield Buffer.from(text)
}

/** What stands most often in the first line. */
function delimiterOf(beginning: string) {
  const line = /^\s*([^\r\n]*)/.exec(beginning)?.[1] ?? ''
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counts.reduce((a, b) => (b.count > a.count ? b : a)).sign
}

function refusalOf(error: CsvError) {
  const line = Number(error.lines ?? 0)
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return csvRefusal('unfinished')
  return csvRefusal(error.code === 'CSV_MAX_RECORD_SIZE' ? 'lineTooLong' : 'quote', line)
}
