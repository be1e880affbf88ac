import { csvRefusal } from '#domain/operations/csv-file.ts'

/** A row of a file; `line` is where it ends, counted from 1. Cells have no spaces around them. */
export type CsvRow = { line: number; cells: string[] }

/** No row of a table is longer; a file of another kind may be one line. */
const MAX_ROW = 64 * 1024
const [TAB, LF, CR, SPACE, QUOTE] = [0x09, 0x0a, 0x0d, 0x20, 0x22] as const

/** A cell as far as it is there; null where the text ends within it. */
type Cell = { text: string; end: number; lines: number } | null

/**
 * Cuts text into rows as it arrives, piece by piece. A cell may stand in quotation marks, and then hold the delimiter,
 * line ends and doubled quotation marks; elsewhere a quotation mark is a letter like any other. Written by hand, because
 * a file of prices is read four times as fast as by a parser that knows every dialect.
 */
export function csvRows(delimiter: string, linesBefore = 0) {
  const sign = delimiter.charCodeAt(0)
  let rest = ''
  let line = linesBefore
  /** Whether a backslash stands before a quotation mark that is a letter, as R's write.table writes it. */
  let isEscaped = false

  const isEnd = (code: number) => code === sign || code === LF || code === CR
  const afterBlanks = (text: string, from: number) => {
    let at = from
    for (let code = text.charCodeAt(at); (code === SPACE || code === TAB) && code !== sign; code = text.charCodeAt(at))
      at += 1
    return at
  }

  function plainCell(text: string, from: number): Cell {
    let end = from
    while (end < text.length && !isEnd(text.charCodeAt(end))) end += 1
    return end < text.length ? { text: ownText(text.slice(from, end).trim()), end, lines: 0 } : null
  }

  /** `from` is where its quotation mark stands. */
  function quotedCell(text: string, from: number): Cell {
    const close = closeOf(text, from)
    if (close < 0) return null
    const inner = text.slice(from + 1, close)
    const lines = lineEndsIn(inner)
    const end = afterBlanks(text, close + 1)
    if (end === text.length) return null
    if (isEnd(text.charCodeAt(end))) return { text: ownText(plainQuotes(inner).trim()), end, lines }
    const escaped = text.indexOf('\\"', from)
    if (isEscaped || escaped < 0 || escaped > close) throw csvRefusal('quote', line + lines + 1)
    isEscaped = true
    return quotedCell(text, from)
  }

  /** Where the quotation mark stands that ends a cell; -1 where it is not there yet. */
  function closeOf(text: string, from: number) {
    let close = text.indexOf('"', from + 1)
    if (isEscaped) while (close >= 0 && text[close - 1] === '\\') close = text.indexOf('"', close + 1)
    else while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) close = text.indexOf('"', close + 2)
    return close
  }

  const plainQuotes = (inner: string) => (isEscaped ? inner.replaceAll('\\"', '"') : inner.replaceAll('""', '"'))

  /** The rows that end in `text`. What begins another one is kept for the next piece. */
  function cut(text: string): CsvRow[] {
    const rows: CsvRow[] = []
    let [from, at, lines] = [0, 0, 0]
    let cells: string[] = []
    while (at < text.length) {
      const begin = afterBlanks(text, at)
      const isQuoted = text.charCodeAt(begin) === QUOTE
      const cell = isQuoted ? quotedCell(text, begin) : plainCell(text, at)
      if (!cell) break
      const code = text.charCodeAt(cell.end)
      // The other half of a line end may be in the next piece.
      if (code === CR && cell.end + 1 === text.length) break
      cells.push(cell.text)
      lines += cell.lines
      at = cell.end + 1
      if (code === sign) continue
      if (code === CR && text.charCodeAt(at) === LF) at += 1
      line += lines + 1
      if (at - from > MAX_ROW) throw csvRefusal('lineTooLong', line)
      if (cells.length > 1 || cells[0] !== '') rows.push({ line, cells })
      from = at
      lines = 0
      cells = []
    }
    rest = text.slice(from)
    if (rest.length > MAX_ROW) throw csvRefusal('lineTooLong', line + 1)
    return rows
  }

  return {
    next: (piece: string) => cut(rest + piece),
    /** The last row, where no line end follows it. */
    end() {
      const rows = rest === '' ? [] : cut(`${rest}\n`)
      if (rest === '') return rows
      if (isEscaped || !rest.includes('\\"')) throw csvRefusal('unfinished')
      isEscaped = true
      rows.push(...cut(rest))
      if (rest !== '') throw csvRefusal('unfinished')
      return rows
    },
  }
}

const lineEndsIn = (text: string) => text.match(/\r\n?|\n/g)?.length ?? 0

/** V8 keeps the whole text that a part of more than twelve letters was cut from. What is kept of a file is few cells. */
const own = (part: string) => (part.length > 12 ? Buffer.from(part).toString() : part)

/** The text of a cell; '="0712345678"' is how programs make Excel keep the zero of 0712345678. */
const ownText = (part: string) => own(part.startsWith('="') ? part.replace(/^="(.*)"$/s, '$1') : part)
