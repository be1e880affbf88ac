import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { type CsvCell, csvLine, toCsv } from '#domain/operations/csv.ts'
import type { RestProcedure } from './rest/procedures.ts'

type Page = { items: unknown[]; nextCursor: string | null }
type JsonSchema = RestProcedure['output']
type Row = Record<string, unknown>

/** How many rows are asked for at once, where a whole list is sent. */
const ROWS_AT_ONCE = 500

/** Whether a caller prefers a list as a file for a spreadsheet. */
export const wantsCsv = (c: Context, { isList }: RestProcedure) =>
  isList &&
  accepts(c, { header: 'Accept', supports: ['application/json', 'text/csv'], default: 'application/json' }) ===
    'text/csv'

/** Whoever names neither a page nor its size gets every row that the filters show. */
export const isWhole = (input: object) => !('limit' in input) && !('cursor' in input)
export const asWhole = (input: object) => ({ ...input, limit: ROWS_AT_ONCE })

/** Rows as CSV, page by page; `next` asks for the page of a cursor. Other requests get their turn between two pages. */
export function csvAnswer(
  c: Context,
  { path, output }: RestProcedure,
  first: Page,
  next: ((cursor: string) => Promise<unknown>) | null,
) {
  const columns = columnsOf(output.items as JsonSchema)
  const linesOf = ({ items }: Page) => items.map((row) => csvLine(columns.map(({ of }) => of(row as Row)))).join('')
  const encoder = new TextEncoder()
  let cursor = first.nextCursor
  const stream = new ReadableStream<Uint8Array>({
    start: (out) => out.enqueue(encoder.encode(toCsv(columns.map(({ head }) => head), []) + linesOf(first))), // biome-ignore format: one file
    pull: async (out) => {
      if (cursor === null || !next) return out.close()
      const page = (await next(cursor)) as Page
      cursor = page.nextCursor
      out.enqueue(encoder.encode(linesOf(page)))
    },
  })
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="kuu-${path.split('/').at(-1)}.csv"`)
  return c.body(stream)
}

type Column = { head: string; of: (row: Row) => CsvCell }

/** A column for each field of a row; those of a record within it are named 'crop.name'. */
const columnsOf = (schema: JsonSchema): Column[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const within = propertiesOf(field as JsonSchema)
    if (!within) return [{ head: name, of: (row) => cellOf(row[name]) }]
    return within.map((key) => ({ head: `${name}.${key}`, of: (row) => cellOf((row[name] as Row | null)?.[key]) }))
  })

/** The fields of a record, also of one that may be null; undefined for what is none. */
const propertiesOf = ({ properties, anyOf = [] }: JsonSchema): string[] | undefined => {
  const [found] = [properties, ...anyOf.map((each) => (each as JsonSchema).properties)].filter(Boolean)
  return found && Object.keys(found)
}

function cellOf(value: unknown): CsvCell {
  if (typeof value === 'number' || typeof value === 'string') return value
  return value === null || value === undefined ? null : JSON.stringify(value)
}
