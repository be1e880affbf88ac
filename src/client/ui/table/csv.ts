export type CsvCell = string | number | null

/** A list as a file for a spreadsheet (RFC 4180); the byte order mark makes Excel read it as UTF-8. */
export const toCsv = (head: readonly string[], rows: readonly (readonly CsvCell[])[]) =>
  `\uFEFF${[head, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`

function cellOf(value: CsvCell) {
  if (typeof value === 'number') return String(value)
  const text = harmless(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet takes a text that begins like this for a formula, and runs it; after an apostrophe it stays a text. */
const harmless = (text: string) => (/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text)

type Page<Row> = { items: Row[]; nextCursor: string | null }

/** Every row of a list that comes a page at a time; each once, though the list may move meanwhile. */
export async function allRows<Row>(ask: (cursor: string | undefined) => Promise<Page<Row>>) {
  const rows: Row[] = []
  for (let cursor: string | undefined; ; ) {
    const { items, nextCursor } = await ask(cursor)
    rows.push(...items)
    if (nextCursor === null) return rows
    cursor = nextCursor
  }
}
