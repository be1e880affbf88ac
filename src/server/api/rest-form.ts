import { TRPCError } from '@trpc/server'
import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '#routers/context.ts'
import { createCaller } from '#routers/index.ts'
import { asTrpcError } from '#routers/trpc.ts'
import type { ServerEnv } from '../http/env.ts'
import { exceedsBounds, TOO_LARGE } from '../http/json-bounds.ts'
import { detailsOf, refusal } from '../http/refusal.ts'
import { asWhole, csvAnswer, isWhole, wantsCsv } from './csv-form.ts'
import { type RestProcedure, restProcedures } from './rest/procedures.ts'
import { inputOfQuery } from './rest/query-input.ts'

/** The documented REST paths, each answered by its tRPC procedure through the caller. */
export function createRest(contextOf: (c: HonoContext<ServerEnv>) => Promise<Context>) {
  const rest = new Hono<ServerEnv>()
  for (const procedure of restProcedures()) {
    rest.on(procedure.method, procedure.path, async (c) => {
      const input = await inputOf(c, procedure)
      const caller = createCaller(await contextOf(c))
      const ask = (asked: object) => call(caller, procedure.procedure, asked)
      if (procedure.isList) c.header('Vary', 'Accept', { append: true })
      if (wantsCsv(c, procedure)) return csvOf(c, procedure, input, ask)
      const answer = await ask(input)
      return procedure.paged ? pageAnswer(c, answer as Page) : c.json(answer as object)
    })
  }
  rest.notFound((c) => c.json({ message: 'There is no such path', code: 'NOT_FOUND' }, 404))
  rest.onError((error, c) => {
    const refused = asTrpcError(error)
    if (refused.code === 'INTERNAL_SERVER_ERROR') c.get('log').error({ err: error }, 'request failed')
    return refusal(c, refused, detailsOf(refused))
  })
  return rest
}

/** A list as a file: all of it, or the page that was asked for. */
async function csvOf(
  c: HonoContext,
  procedure: RestProcedure,
  input: object,
  ask: (input: object) => Promise<unknown>,
) {
  if (!procedure.paged) {
    const items = (await ask(input)) as Page['items']
    return csvAnswer(c, procedure, { items, nextCursor: null }, null)
  }
  const asked = isWhole(input) ? asWhole(input) : input
  const page = (await ask(asked)) as Page
  if (isWhole(input)) return csvAnswer(c, procedure, page, (cursor) => ask({ ...asked, cursor }))
  nameNext(c, page)
  return csvAnswer(c, procedure, page, null)
}

type Page = { items: unknown[]; nextCursor: string | null }

/** A page as a bare array; the next one is named in the Link header, as the same address with another cursor. */
function pageAnswer(c: HonoContext, page: Page) {
  nameNext(c, page)
  return c.json(page.items)
}

function nameNext(c: HonoContext, { nextCursor }: Page) {
  if (nextCursor) {
    const next = new URL(c.req.url)
    next.searchParams.set('cursor', nextCursor)
    c.header('Link', `<${next.pathname}${next.search}>; rel="next"`)
  }
}

/** Path, query and body joined into one input; the path wins, so that a body cannot name another farmer. */
async function inputOf(c: HonoContext, procedure: RestProcedure): Promise<object> {
  const { params, file } = procedure
  const path = Object.fromEntries(params.map((name) => [name, c.req.param(name)]))
  if (procedure.method === 'GET') return inputOfQuery(procedure, c.req.query(), path)
  if (file) return { ...c.req.query(), file: await fileOf(c, file), ...path }
  return { ...(await bodyOf(c)), ...path }
}

async function fileOf(c: HonoContext, type: string) {
  if (mediaTypeOf(c.req.header('content-type')) !== type)
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: `Send a file, with Content-Type: ${type}` })
  return Buffer.from(await c.req.arrayBuffer()).toString('base64')
}

const mediaTypeOf = (header = '') => header.split(';')[0]!.trim().toLowerCase()

async function bodyOf(c: HonoContext): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  if (text === '') return {}
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send JSON, with Content-Type: application/json' })
  if (exceedsBounds(text)) throw new TRPCError({ code: 'BAD_REQUEST', message: TOO_LARGE })
  const body = parsed(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The body must be a JSON object' })
  return body as Record<string, unknown>
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The body is not valid JSON' })
  }
}

/** Walks the caller to the procedure of a dotted path. */
function call(caller: unknown, path: string, input: unknown): Promise<unknown> {
  const procedure = path.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], caller)
  return (procedure as (input: unknown) => Promise<unknown>)(input)
}
