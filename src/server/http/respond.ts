import type { Context as HonoContext } from 'hono'
import { OWN_HEADER } from '#domain/sync/own-answer.ts'
import { compressed, isWorthCompressing } from './compression.ts'
import { accepts, encodingFor } from './encodings.ts'
import type { RequestInfo, ServerEnv } from './env.ts'
import { isPartOfPage, securityHeadersFor } from './security.ts'

type Headers = Record<string, string>
/** A response without what belongs to one request alone: its id, and the headers that its procedures add. */
export type Prepared = { status: number; headers: Headers; body: string | Buffer | null }

/** Text of which the whole is never in memory. */
export type TextStream = ReadableStream<Uint8Array<ArrayBuffer>>

type Json = { status?: number; headers?: Headers; vary?: string }

/** Prepares JSON with all of its headers; compressed where it is worth it and the client takes it. */
export async function prepareJson(
  c: HonoContext<ServerEnv>,
  text: string,
  { status = 200, headers, vary }: Json = {},
): Promise<Prepared> {
  const encoding = isWorthCompressing(text) ? encodingFor(c.get('request').header('accept-encoding')) : null
  return {
    status,
    headers: {
      ...jsonHeaders(c),
      Vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
      ...headers,
    },
    body: encoding ? await compressed(Buffer.from(text), encoding) : text,
  }
}

/** Sends a prepared response in one piece: no middleware has to add to it, which costs more than to write it. */
export function send(c: HonoContext<ServerEnv>, { status, headers, body }: Prepared): Response {
  const request = c.get('request')
  request.isComplete = true
  const whole = {
    ...headers,
    'Cache-Control': headers['Cache-Control'] ?? cacheControlOf(request),
    ...(!isPartOfPage(c.req.path) && { 'X-Request-Id': request.id }),
  }
  // A Buffer is a Uint8Array; the types of the web ask for one that is never shared between threads.
  const bytes = body as string | Uint8Array<ArrayBuffer> | null
  if (request.added.length === 0) return new Response(bytes, { status, headers: whole })
  return new Response(bytes, { status, headers: [...Object.entries(whole), ...request.added] })
}

/**
 * Sends text that is no JSON, such as a list for a spreadsheet, perhaps one that is written while it is read. In gzip
 * where the client takes it.
 */
export function sendText(
  c: HonoContext<ServerEnv>,
  text: string | TextStream,
  { Vary, ...headers }: Headers,
): Response {
  const isPacked = accepts(c.get('request').header('accept-encoding'), 'gzip')
  const stream = typeof text === 'string' ? new Blob([text]).stream() : text
  return c.body(isPacked ? stream.pipeThrough(new CompressionStream('gzip')) : text, 200, {
    ...headers,
    Vary: Vary ? `${Vary}, Accept-Encoding` : 'Accept-Encoding',
    ...(isPacked && { 'Content-Encoding': 'gzip' }),
  })
}

/** Sends JSON text. */
export const sendJson = async (c: HonoContext<ServerEnv>, text: string, how?: Json) =>
  send(c, await prepareJson(c, text, how))

/** Sends a refusal as REST writes it. */
export const sendRefusal = (
  c: HonoContext<ServerEnv>,
  status: number,
  body: { message: string; code: string },
  headers?: Headers,
) => sendJson(c, JSON.stringify(body), { status, ...(headers && { headers }) })

/** Gives a response that a route wrote by itself the headers that every one has. */
export function completeHeaders(c: HonoContext<ServerEnv>) {
  const request = c.get('request')
  const { id, added } = request
  if (request.isComplete) return
  const type = c.res.headers.get('Content-Type')
  for (const [name, value] of Object.entries(standardHeaders(c, type))) c.header(name, value)
  for (const [name, value] of added) c.header(name, value, { append: true })
  // Nobody reports a file by its id, and a phone that fetches thirty would pay for it thirty times.
  if (!isPartOfPage(c.req.path)) c.header('X-Request-Id', id)
  if (isCall(c.req.path) && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', cacheControlOf(request))
}

const DATA = (isSecure: boolean) => ({ [OWN_HEADER]: '1', 'Content-Type': 'application/json', ...securityHeadersFor('/api/', 'application/json', isSecure) }) // biome-ignore format: one list
const JSON_HEADERS = { plain: DATA(false), secure: DATA(true) }

const jsonHeaders = (c: HonoContext<ServerEnv>): Headers =>
  isPartOfPage(c.req.path)
    ? { ...standardHeaders(c, 'application/json'), 'Content-Type': 'application/json' }
    : JSON_HEADERS[c.get('request').isSecure ? 'secure' : 'plain']

/** What every response says: that it is ours, and what a browser may do with it. */
export const standardHeaders = (c: HonoContext<ServerEnv>, type: string | null): Headers => ({
  [OWN_HEADER]: '1',
  ...securityHeadersFor(c.req.path, type, c.get('request').isSecure, c.get('ownStyle')),
})

const isCall = (path: string) => path.startsWith('/api/') || path.startsWith('/trpc/')

/** A response to one user is stored by no cache; the others are revalidated at each use. */
function cacheControlOf({ header, added }: RequestInfo) {
  const hasSession = header('authorization') !== undefined || header('cookie')?.includes('kuu_session=')
  return hasSession || added.some(([name]) => name === 'Set-Cookie') ? 'no-store' : 'no-cache'
}
