import { TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'
import { once } from '#db/once.ts'
import { TABLE_TYPES } from '#domain/operations/csv-file.ts'
import type { ServerEnv } from '../http/env.ts'
import { bodyRefusal } from '../http/json-bounds.ts'
import { refusalOf } from '../http/refusal.ts'
import { originOf } from '../http/requests.ts'
import { typeOf } from './call-procedure.ts'
import type { Form } from './form.ts'
import type { RestProcedure } from './rest/procedures.ts'
import { inputOfQuery, knownIn, valuesOf } from './rest/query-input.ts'

export type Page = { items: unknown[]; nextCursor: string | null }

/** REST: one call of the procedure that a row of the table names; its answer is plain JSON. */
export const restForm = (route: RestProcedure, params: Record<string, string>): Form => ({
  vary: route.isList ? 'Accept' : undefined,
  parse(c) {
    // Read when the procedure asks for it, after its rights: a stranger is not told what it takes.
    const readInput = once(() =>
      route.method === 'GET' ? inputOfQuery(route, c.req.query(), params) : inputOfBody(c, route, params),
    )
    return { calls: [{ path: route.procedure, type: typeOf(route.procedure)!, readInput }] }
  },
  writeAnswer(data, { c, call }) {
    // A procedure that takes nothing reads nothing, so that nobody saw what the query says.
    if (route.method === 'GET') call.readInput()
    if (!route.paged) return { body: JSON.stringify(data) }
    const page = data as Page
    return { body: JSON.stringify(page.items), headers: nextPageHeaders(c, page) }
  },
  writeRefusal: (error, { c }) => ({ body: JSON.stringify(refusalOf(error, c.get('request').id)) }),
})

/** Names the next page of a list, as the same address with another cursor; whole, since many clients join no addresses. */
export function nextPageHeaders(c: HonoContext<ServerEnv>, { nextCursor }: Page): Record<string, string> {
  if (!nextCursor) return {}
  const next = new URL(c.req.url)
  next.searchParams.set('cursor', nextCursor)
  return { Link: `<${originOf(c)}${next.pathname}${next.search}>; rel="next"` }
}

/** Path and body joined into one input; the path wins, so that a body cannot name another farmer. */
async function inputOfBody(c: HonoContext<ServerEnv>, route: RestProcedure, params: Record<string, string>) {
  if (route.file && !holdsInput(c, route))
    return { ...knownIn(route, c.req.query()), file: await fileOf(c, route), ...params }
  return { ...(await bodyOf(c, route)), ...valuesOf(params, route.input.properties) }
}

/** Whether a path that takes a file is sent JSON instead, in which the file stands in base64. */
const holdsInput = (c: HonoContext<ServerEnv>, { otherTypes = [] }: RestProcedure) =>
  otherTypes.includes(JSON_TYPE) && mediaTypeOf(c.req.header('content-type')) === JSON_TYPE
const JSON_TYPE = 'application/json'

async function fileOf(c: HonoContext<ServerEnv>, { file: type, otherTypes = [] }: RestProcedure) {
  const types = type === 'text/csv' ? TABLE_TYPES : [type, ...otherTypes]
  if (!types.includes(mediaTypeOf(c.req.header('content-type'))))
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: `Send a file, with Content-Type: ${type}` })
  return Buffer.from(await c.req.arrayBuffer()).toString('base64')
}

const mediaTypeOf = (header = '') => header.split(';')[0]!.trim().toLowerCase()

async function bodyOf(c: HonoContext<ServerEnv>, { procedure }: RestProcedure): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  if (text === '') return {}
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send JSON, with Content-Type: application/json' })
  const tooLarge = bodyRefusal(text, [procedure])
  if (tooLarge) throw new TRPCError({ code: 'BAD_REQUEST', message: tooLarge })
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The body must be a JSON object' })
  return body as Record<string, unknown>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The body is not valid JSON' })
  }
}
