export type CsvCell = string | number | null

/** A list as a file for a spreadsheet (RFC 4180); the byte order mark makes Excel read it as UTF-8. */
export const toCsv = (head: readonly string[], rows: readonly (readonly CsvCell[])[]) =>
  `\uFEFF${[head, ...rows].map(csvLine).join('')}`

/** One row of such a file. */
export const csvLine = (cells: readonly CsvCell[]) => `${cells.map(cellOf).join(',')}\r\n`

/**
 * Texts stand in quotation marks always, and so do negative numbers: Gnumeric takes the sign behind the first quoted cell
 * for the separator, and a minus without them for a formula's.
 */
function cellOf(value: CsvCell) {
  if (value === null) return ''
  if (typeof value === 'number') return value < 0 ? `"${value}"` : String(value)
  return `"${harmless(value).replaceAll('"', '""')}"`
}

const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** A spreadsheet takes a text that begins like this for a formula, and runs it; after an apostrophe it stays a text. */
const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/** A cell of a file that we wrote, as it was before. */
export const plainCell = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell)
