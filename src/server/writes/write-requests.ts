import type { IncomingMessage } from 'node:http'
import { callsAlone } from '#domain/sync/batches.ts'
import { appRouter } from '#routers/index.ts'
import { readInput, transformer } from '#routers/transformer.ts'
import { REST } from '../api/rest/table.ts'
import { MAX_BODY_BYTES } from '../http/body-limits.ts'
import { areKeysOf } from '../http/idempotency-keys.ts'
import { exceedsBounds } from '../http/json-bounds.ts'

/** A write of one procedure, as the head of its request says. */
export type WriteRequest = {
  /** The dotted path of the procedure. */
  path: string
  /** Whether it came by REST, which tells of refusals in its own way. */
  isRest: boolean
  /** The input that a body carries; null where the app has to look at it. */
  inputOf: (body: Buffer) => { input: unknown } | null
  /** The text of an answer. */
  write: (answer: unknown) => string
  /** The text of a refusal in the form of tRPC. */
  writeRefusal: (shape: unknown) => string
}

const MUTATIONS = new Set(
  Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>).flatMap(
    ([path, { _def }]) => (_def.type === 'mutation' && !callsAlone(path) ? [path] : []),
  ),
)

/**
 * The write that a request asks for, if it is written plainly; null where the app has to look at it, which is always
 * right: it takes every write, and knows how to refuse one.
 */
export function writeRequestOf(request: IncomingMessage): WriteRequest | null {
  const { url = '', headers } = request
  const isPlain =
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    headers['trpc-accept'] === undefined &&
    Number(headers['content-length'] ?? 0) <= MAX_BODY_BYTES &&
    !/[%\\#]/.test(url)
  if (!isPlain) return null
  return url.startsWith('/trpc/') ? trpcWrite(request, url) : restWrite(request, url)
}

const TRPC_JSON = /^application\/json\b/i
const REST_JSON = /^application\/(?:[\w.+-]+\+)?json\b/i

function trpcWrite({ method, headers }: IncomingMessage, url: string): WriteRequest | null {
  const [address, query] = url.split('?') as [string, string | undefined]
  const path = address.slice('/trpc/'.length)
  const isBatch = query === 'batch=1'
  const header = (name: string) => headers[name] as string | undefined
  if (method !== 'POST' || !MUTATIONS.has(path) || !(isBatch || query === undefined)) return null
  if (!TRPC_JSON.test(headers['content-type'] ?? '') || !areKeysOf({ header }, 1)) return null
  const wrapped = (result: object) => JSON.stringify(isBatch ? [result] : result)
  return {
    path,
    isRest: false,
    inputOf: (body) => {
      const sent = objectIn(body)
      const input = isBatch ? sent?.[0] : sent
      return input === undefined || input === null ? null : { input: readInput(input) }
    },
    write: (answer) => wrapped({ result: { data: transformer.output.serialize(answer) } }),
    writeRefusal: (shape) => wrapped({ error: transformer.output.serialize(shape) }),
  }
}

type Route = { path: string; parts: readonly string[] }
const ROUTES = Map.groupBy(
  REST.filter(({ procedure, file }) => MUTATIONS.has(procedure) && !file).map(({ method, path, procedure }) => ({
    method,
    path: procedure,
    parts: path.slice(1).split('/'),
  })),
  ({ method, parts }) => `${method} ${parts.length}`,
)

function restWrite({ method, headers }: IncomingMessage, url: string): WriteRequest | null {
  if (!url.startsWith('/api/')) return null
  const asked = url.slice('/api/'.length).split('?', 1)[0]!.split('/')
  const fits = ({ parts }: Route) => parts.every((part, at) => part[0] === ':' || part === asked[at])
  const route = ROUTES.get(`${method} ${asked.length}`)?.find(fits)
  if (!route || asked.includes('')) return null
  const { path, parts } = route
  const params = Object.fromEntries(parts.flatMap((part, at) => (part[0] === ':' ? [[part.slice(1), asked[at]!]] : [])))
  return {
    path,
    isRest: true,
    inputOf: (body) => {
      if (body.length === 0) return { input: params }
      const sent = REST_JSON.test(headers['content-type'] ?? '') ? objectIn(body) : null
      return sent && { input: { ...sent, ...params } }
    },
    write: (answer) => JSON.stringify(answer),
    writeRefusal: (shape) => JSON.stringify(shape),
  }
}

const BYTE_ORDER_MARK = 0xfeff

/** The object that a body is, if it is one within bounds. */
function objectIn(body: Buffer): Record<string, unknown> | null {
  const text = body.toString()
  if (text.charCodeAt(0) === BYTE_ORDER_MARK || exceedsBounds(text)) return null
  const sent: unknown = JSON.parse(text)
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? (sent as Record<string, unknown>) : null
}
