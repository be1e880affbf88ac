import { callsAlone, MAX_BATCH } from '#domain/sync/batches.ts'
import { appRouter } from '#routers/index.ts'
import { readInput, transformer } from '#routers/transformer.ts'
import { type RestProcedure, restProcedures } from '../api/rest/procedures.ts'
import { inputOfQuery } from '../api/rest/query-input.ts'
import { exceedsBounds } from '../http/json-bounds.ts'

/** A call of a query: its dotted path, and its input as it was sent. */
type Call = { path: string; input: unknown }

/** What a GET asks: the calls that answer it, and how their answers are written. */
export type Question = { calls: Call[]; write: (answers: unknown[]) => Written }
/** The text of an answer, and what it says in its headers. */
type Written = { text: string; link?: string; isList?: boolean }

const QUERIES = new Set(
  Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>).flatMap(
    ([path, { _def }]) => (_def.type === 'query' ? [path] : []),
  ),
)

/**
 * The question of an address that is written plainly; null where the app has to look at it, which is always right: it
 * answers every question, and knows how to refuse one.
 */
export function questionOf(url: string): Question | null {
  if (url.lastIndexOf('%', endOfPath(url)) >= 0) return null
  return url.startsWith('/trpc/') ? trpcQuestion(url) : restQuestion(url)
}

const endOfPath = (url: string) => (url.includes('?') ? url.indexOf('?') : url.length)

function trpcQuestion(url: string): Question | null {
  const end = endOfPath(url)
  const query = queryOf(url.slice(end + 1))
  if (!query) return null
  const isBatch = query.batch === '1'
  const paths = url.slice('/trpc/'.length, end).split(',')
  if (paths.length > MAX_BATCH || (!isBatch && paths.length > 1) || !paths.every(isPlainQuery)) return null
  const { input: text } = query
  if (text !== undefined && exceedsBounds(text)) return null
  const sent: unknown = text === undefined ? undefined : JSON.parse(text)
  const inputs = isBatch ? (sent ?? {}) : { 0: sent }
  if (!isRecord(inputs)) return null
  const calls = paths.map((path, at) => ({ path, input: inputs[at] === undefined ? undefined : readInput(inputs[at]) }))
  return {
    calls,
    write: (answers) => {
      const results = answers.map((answer) => ({ result: { data: transformer.output.serialize(answer) } }))
      return { text: JSON.stringify(isBatch ? results : results[0]) }
    },
  }
}

/** The names and values of a query, decoded; null where a name stands twice, or an escape is none. */
function queryOf(text: string): Record<string, string> | null {
  const pairs = [...new URLSearchParams(text)]
  const query = Object.fromEntries(pairs)
  decodeURIComponent(text)
  return Object.keys(query).length === pairs.length ? query : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlainQuery = (path: string) => QUERIES.has(path) && !callsAlone(path)

type Route = { procedure: RestProcedure; parts: readonly string[] }
let routes: Map<number, Route[]> | undefined

/** The routes of REST that only read, by the number of parts of their path. */
function routesOf(count: number): readonly Route[] {
  if (!routes) {
    routes = new Map()
    for (const procedure of restProcedures()) {
      if (procedure.method !== 'GET' || !QUERIES.has(procedure.procedure)) continue
      const parts = procedure.path.slice(1).split('/')
      routes.set(parts.length, [...(routes.get(parts.length) ?? []), { procedure, parts }])
    }
  }
  return routes.get(count) ?? []
}

function restQuestion(url: string): Question | null {
  const end = endOfPath(url)
  const asked = url.slice('/api/'.length, end).split('/')
  const found = routesOf(asked.length).find(({ parts }) =>
    parts.every((part, at) => part[0] === ':' || part === asked[at]),
  )
  if (!found || asked.includes('')) return null
  const { procedure, parts } = found
  const params = Object.fromEntries(parts.flatMap((part, at) => (part[0] === ':' ? [[part.slice(1), asked[at]!]] : [])))
  const query = queryOf(url.slice(end + 1))
  if (!query) return null
  return {
    calls: [{ path: procedure.procedure, input: inputOfQuery(procedure, query, params) }],
    write: ([answer]) => {
      const { isList } = procedure
      if (!procedure.paged) return { text: JSON.stringify(answer), isList }
      const { items, nextCursor } = answer as { items: unknown[]; nextCursor: string | null }
      return { text: JSON.stringify(items), isList, ...(nextCursor && { link: nextPage(url, nextCursor) }) }
    },
  }
}

function nextPage(url: string, cursor: string) {
  const next = new URL(url, 'http://kuu')
  next.searchParams.set('cursor', cursor)
  return `<${next.pathname}${next.search}>; rel="next"`
}
