import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { once } from '#db/once.ts'
import type { Context } from '#routers/context.ts'
import { asTrpcError, statusOf } from '#routers/trpc.ts'
import type { ServerEnv, Visitor } from '../http/env.ts'
import { logError, retryHeaders } from '../http/refusal.ts'
import { type Prepared, prepareJson, send, sendText } from '../http/respond.ts'
import { callProcedure, isSameForAll } from './call-procedure.ts'
import type { ContextFor } from './context.ts'
import type { ApiRequest, Call, Form, ResponseBody } from './form.ts'
import { isCacheable, type ResponseCache } from './response-cache.ts'

type Deps = { contextFor: ContextFor; cache: ResponseCache }
/** Makes the handler of requests that come in a form. */
export type HandlerFactory = (
  formOf: (c: HonoContext<ServerEnv>) => Form,
) => (c: HonoContext<ServerEnv>) => Promise<Response>

/**
 * The one way to a procedure: a form parses the request, the visitor is looked up, each procedure is called directly,
 * and the form writes what they answer or refuse. What is the same for all comes from the cache, or goes into it.
 */
export const createDoor =
  ({ contextFor, cache }: Deps): HandlerFactory =>
  (formOf) =>
  async (c) => {
    const form = formOf(c)
    const request = await form.parse(c)
    if (request.calls.every(isSameForAll) && isCacheable(c.req.method, c.get('request').header)) {
      const run: Run = { c, form, request, context: once(async () => contextFor(c, NOBODY)) }
      return cache.respond(c, request.calls.length, async () => asOne(run, await answer(run)))
    }
    const { visitor } = c.get('request')
    const run: Run = {
      c,
      form,
      request,
      context: once(async () => withRefusal(contextFor(c, await visitor()), request)),
    }
    const parts = await answer(run)
    const [{ body, headers = {} }] = parts as [CallResponse]
    // A file is written while it is read, and goes alone.
    return typeof body === 'string' ? send(c, await asOne(run, parts)) : sendText(c, body, headers)
  }

type Run = {
  c: HonoContext<ServerEnv>
  form: Form
  request: ApiRequest
  /** Made for the first call that needs it. */
  context: () => Promise<Context>
}

const NOBODY: Visitor = {
  token: null,
  user: null,
  renewal: null,
  visit: { isSecure: false, device: null, tokens: [], carried: null, marks: [] },
}

const withRefusal = (context: Context, { refusal }: ApiRequest): Context =>
  refusal ? { ...context, formRefusal: refusal } : context

type CallResponse = ResponseBody & { status: ContentfulStatusCode }

/** Makes all calls of a request. */
const answer = (run: Run) => Promise.all(run.request.calls.map((call, at) => answerOne(run, call, at)))

async function answerOne({ c, form, context }: Run, call: Call, batchIndex: number): Promise<CallResponse> {
  const callWith = async (readInput: Call['readInput']) =>
    callProcedure({ ...call, readInput }, await context(), batchIndex)
  const made = { c, call, again: (input: unknown) => callWith(() => input) }
  try {
    if (call.refusal) throw call.refusal
    return { status: 200, ...form.writeAnswer(await callWith(call.readInput), made) }
  } catch (thrown) {
    const error = asTrpcError(thrown)
    logError(c, error, call.path)
    const { body, headers } = form.writeRefusal(error, made)
    return { status: statusOf(error) as ContentfulStatusCode, body, headers: { ...headers, ...retryHeaders(error) } }
  }
}

/** One response of all parts: with the status that they share, or 207 where they ended differently. */
function asOne({ c, form: { vary }, request: { join } }: Run, parts: CallResponse[]): Promise<Prepared> {
  const texts = parts.map(({ body }) => body as string)
  const statuses = new Set(parts.map(({ status }) => status))
  return prepareJson(c, join ? join(texts) : texts[0]!, {
    status: statuses.size === 1 ? parts[0]!.status : 207,
    headers: Object.assign({}, ...parts.map(({ headers }) => headers)),
    ...(vary && { vary }),
  })
}
