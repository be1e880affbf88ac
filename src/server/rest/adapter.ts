import { TRPCError } from '@trpc/server'
import { Hono, type Context as HonoContext } from 'hono'
import { ZodError } from 'zod'
import { EditConflict } from '#domain/problem.ts'
import type { Context } from '#routers/context.ts'
import { createCaller } from '#routers/index.ts'
import { asTrpcError } from '#routers/trpc.ts'
import type { ServerEnv } from '../env.ts'
import { exceedsBounds, TOO_LARGE } from '../http/json-bounds.ts'
import { refusal } from '../http/refusal.ts'
import { type RestProcedure, restProcedures } from './procedures.ts'

/** The documented REST paths, each answered by its tRPC procedure through the caller. */
export function createRest(contextOf: (c: HonoContext<ServerEnv>) => Promise<Context>) {
  const rest = new Hono<ServerEnv>()
  for (const procedure of restProcedures()) {
    rest.on(procedure.method, procedure.path, async (c) => {
      const input = await inputOf(c, procedure)
      const answer = await call(createCaller(await contextOf(c)), procedure.procedure, input)
      return procedure.paged ? pageAnswer(c, answer as Page) : c.json(answer as object)
    })
  }
  rest.notFound((c) => c.json({ message: 'There is no such path', code: 'NOT_FOUND' }, 404))
  rest.onError((error, c) => {
    const refused = asTrpcError(error)
    if (refused.code === 'INTERNAL_SERVER_ERROR') c.get('log').error({ err: error }, 'request failed')
    const issues =
      refused.cause instanceof ZodError
        ? refused.cause.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
        : undefined
    const clashes = refused.cause instanceof EditConflict ? refused.cause.conflicts : undefined
    return refusal(c, refused, { ...(issues && { issues }), ...(clashes && { clashes }) })
  })
  return rest
}

type Page = { items: unknown[]; nextCursor: string | null }

/** A page as a bare array; the next one is named in the Link header, as the same address with another cursor. */
function pageAnswer(c: HonoContext, { items, nextCursor }: Page) {
  if (nextCursor) {
    const next = new URL(c.req.url)
    next.searchParams.set('cursor', nextCursor)
    c.header('Link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  return c.json(items)
}

/** Path, query and body joined into one input; the path wins, so that a body cannot name another farmer. */
async function inputOf(c: HonoContext, { method, input, params }: RestProcedure) {
  const path = Object.fromEntries(params.map((name) => [name, c.req.param(name)]))
  if (method === 'GET') return { ...queryOf(wordsOf(c.req.query(), input.properties), input.properties), ...path }
  return { ...(await bodyOf(c)), ...path }
}

/** A list that is searched also takes its words as `q`, as the address of its screen has them. */
function wordsOf({ q, ...query }: Record<string, string>, properties: RestProcedure['input']['properties']) {
  if (q === undefined || Object.hasOwn(properties, 'q') || !Object.hasOwn(properties, 'search'))
    return q === undefined ? query : { ...query, q }
  return { search: q, ...query }
}

/** Query values are text; one that the procedure wants as a number is read as one. */
const queryOf = (query: Record<string, string>, properties: RestProcedure['input']['properties']) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const type = Object.hasOwn(properties, name) ? properties[name]?.type : undefined
      const wantsNumber = type === 'integer' || type === 'number'
      return [name, wantsNumber && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value]
    }),
  )

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
