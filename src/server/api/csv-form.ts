import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { type CsvCell, csvLine, toCsv } from '#domain/operations/csv.ts'
import type { ServerEnv } from '../http/env.ts'
import type { Form } from './form.ts'
import type { RestProcedure } from './rest/procedures.ts'
import { nextPageHeaders, type Page, restForm } from './rest-form.ts'

type JsonSchema = RestProcedure['output']
type CsvRow = Record<string, unknown>

/** How many rows are read at once, where a whole list is sent. */
const ROWS_AT_ONCE = 500

/** Whether a client prefers a list as a file for a spreadsheet. */
export const prefersCsv = (c: Context<ServerEnv>, { isList }: RestProcedure) =>
  isList &&
  c.get('request').header('accept') !== undefined &&
  accepts(c, { header: 'Accept', supports: ['application/json', 'text/csv'], default: 'application/json' }) ===
    'text/csv'

/** A list of REST as CSV: the page that is asked for, or, without a page and its size, every row that the filters show. */
export function csvForm(route: RestProcedure, params: Record<string, string>): Form {
  const rest = restForm(route, params)
  return {
    async parse(c) {
      const request = await rest.parse(c)
      if (!isWhole(c, route)) return request
      const [call] = request.calls
      return { calls: [{ ...call!, readInput: () => ({ ...(call!.readInput() as object), limit: ROWS_AT_ONCE }) }] }
    },
    writeAnswer(data, { c, call, again }) {
      const input = call.readInput() as object
      const page = route.paged ? (data as Page) : { items: data as unknown[], nextCursor: null }
      if (!isWhole(c, route))
        return { body: csvStream(route, page, null), headers: { ...csvHeaders(route), ...nextPageHeaders(c, page) } }
      const next = (cursor: string) => again({ ...input, cursor }) as Promise<Page>
      return { body: csvStream(route, page, next), headers: csvHeaders(route) }
    },
    writeRefusal: rest.writeRefusal,
  }
}

const isWhole = ({ req }: Context, { paged }: RestProcedure) =>
  paged && req.query('limit') === undefined && req.query('cursor') === undefined

const csvHeaders = ({ path }: RestProcedure) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="kuu-${path.split('/').at(-1)}.csv"`,
  Vary: 'Accept',
})

/** Rows page by page; `next` reads the page of a cursor. Other requests get their turn between two pages. */
function csvStream({ output }: RestProcedure, first: Page, next: ((cursor: string) => Promise<Page>) | null) {
  const columns = columnsOf(output.items as JsonSchema)
  const linesOf = ({ items }: Page) => items.map((row) => csvLine(columns.map(({ of }) => of(row as CsvRow)))).join('')
  const encoder = new TextEncoder()
  let cursor = first.nextCursor
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (out) => out.enqueue(encoder.encode(toCsv(columns.map(({ head }) => head), []) + linesOf(first))), // biome-ignore format: one file
    pull: async (out) => {
      if (cursor === null || !next) return out.close()
      const page = await next(cursor)
      cursor = page.nextCursor
      out.enqueue(encoder.encode(linesOf(page)))
    },
  })
}

type Column = { head: string; of: (row: CsvRow) => CsvCell }

/** A column for each field of a row; those of a record within it are named 'crop.name'. */
const columnsOf = (schema: JsonSchema): Column[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const within = propertiesOf(field as JsonSchema)
    if (!within) return [{ head: name, of: (row) => cellOf(row[name]) }]
    return within.map((key) => ({ head: `${name}.${key}`, of: (row) => cellOf((row[name] as CsvRow | null)?.[key]) }))
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
