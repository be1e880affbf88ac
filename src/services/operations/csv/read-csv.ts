import { csvRefusal } from '#domain/operations/csv-file.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'
import { csvText } from './csv-text.ts'

/**
 * Reads a CSV file, whatever its size, and gives its rows as they come, those of a piece together: commas, semicolons,
 * tabs or upright lines, which a line 'sep=;' may name, with any line ends, quoted and padded cells; empty lines are left
 * out. `tellSeparator` hears which sign it is before the first rows. Throws a FileRefusal where the file cannot be read to its end.
 */
export async function* readCsv(
  bytes: AsyncIterable<Uint8Array>,
  tellSeparator: (separator: string) => void = () => {},
): AsyncGenerator<CsvRow[]> {
  let cut: ReturnType<typeof csvRows> | undefined
  let isEmpty = true
  for await (const piece of csvText(bytes)) {
    let text = piece
    if (!cut) {
      const first = begun(piece)
      text = first.text
      tellSeparator(first.separator)
      cut = csvRows(first.separator, first.lines)
    }
    const rows = cut.next(text)
    if (rows.length === 0) continue
    isEmpty = false
    yield rows
  }
  const last = cut?.end() ?? []
  if (last.length > 0) yield last
  else if (isEmpty) throw csvRefusal('empty')
}

/** What Excel writes into the first line of a file to name its separator. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i

const SEPARATORS = [',', ';', '\t', '|']
const LINES_TO_JUDGE = 30

/** The text behind a line that names the separator, and what separates the cells. */
function begun(beginning: string) {
  const named = SEPARATOR_LINE.exec(beginning)
  if (named && SEPARATORS.includes(named[1]!))
    return { separator: named[1]!, text: beginning.slice(named[0].length), lines: 1 }
  return { separator: separatorOf(beginning), text: beginning, lines: 0 }
}

/** The sign that stands equally often in most of the first lines, outside of quotation marks. */
function separatorOf(beginning: string) {
  const lines = beginning
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_TO_JUDGE)
  const judged = SEPARATORS.map((sign) => ({ sign, ...usualCount(lines.map((line) => line.split(sign).length - 1)) }))
  return judged.reduce((a, b) => (b.lines > a.lines || (b.lines === a.lines && b.count > a.count) ? b : a)).sign
}

/** Which number above zero is the most usual, and in how many lines. */
function usualCount(counts: readonly number[]) {
  const lines = new Map<number, number>()
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1)
  return [...lines].reduce((most, [count, of]) => (of > most.lines ? { count, lines: of } : most), {
    count: 0,
    lines: 0,
  })
}
