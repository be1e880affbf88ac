import { csvRefusal } from '#domain/operations/csv-file.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'
import { csvText } from './csv-text.ts'

/**
 * Reads a CSV file, whatever its size, and gives its rows as they come, those of a piece together: commas, semicolons,
 * tabs, upright lines or blanks, which a line 'sep=;' may name, with any line ends, quoted and padded cells; empty lines are left
 * out. `tellSeparator` hears which sign it is before the first rows. Throws a FileRefusal where the file cannot be read to its end.
 */
export async function* readCsv(
  bytes: AsyncIterable<Uint8Array>,
  tellSeparator: (separator: string) => void = () => {},
): AsyncGenerator<CsvRow[]> {
  let cut: ReturnType<typeof csvRows> | undefined
  /** The first rows, until a second one tells whether the head names the numbers of the rows. */
  let first: CsvRow[] | null = []
  for await (const piece of csvText(bytes)) {
    let text = piece
    if (!cut) {
      const beginning = begun(piece)
      text = beginning.text
      tellSeparator(beginning.separator)
      cut = csvRows(beginning.separator, beginning.lines)
    }
    const rows = cut.next(text)
    if (!first) {
      if (rows.length > 0) yield rows
      continue
    }
    first.push(...rows)
    if (first.length < 2) continue
    yield withHeadOfNumbers(first)
    first = null
  }
  const last = [...(first ?? []), ...(cut?.end() ?? [])]
  if (last.length > 0) yield first ? withHeadOfNumbers(last) : last
  else if (first) throw csvRefusal('empty')
}

/** R's write.table numbers the rows and leaves the head of that column out: it gets an empty one. */
function withHeadOfNumbers(rows: CsvRow[]): CsvRow[] {
  const [head, row] = rows
  const isShort = head && row && head.cells.length > 1 && row.cells.length === head.cells.length + 1
  if (isShort && row.cells[0] === '1' && row.cells.at(-1) !== '') head.cells.unshift('')
  return rows
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

/** What R's write.table writes unless it is told another separator: each name in quotation marks, blanks between. */
const BLANKS_BETWEEN = /^"[^"\r\n]*"(?: "[^"\r\n]*")+[\r\n]/

/** The sign that stands equally often in most of the first lines, outside of quotation marks. */
function separatorOf(beginning: string) {
  if (BLANKS_BETWEEN.test(beginning)) return ' '
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
