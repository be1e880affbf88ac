import superjson, { type SuperJSONResult } from 'superjson'
import { asInput } from '#client/api/as-input.ts'
import type { FieldConflict } from '#domain/problem.ts'
import type { OutboxEntry, Refusal } from './entry.ts'

/**
 * How the sending of a write ended. 'accepted' and 'refused' are the server's word; anything else leaves the entry
 * where it is: no answer came ('unreachable'), another user is signed in ('signedOut'), or the server is in trouble
 * and asks to be left alone for a while ('later').
 */
export type Outcome =
  | { kind: 'accepted'; answer: unknown }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'unreachable' | 'signedOut' | 'later' }

/** How a request carries who is asking: the page knows the token, the service worker sends the cookie. */
export type Sender = { fetch: typeof fetch; token: () => string | null }

/** Sends one write, its photo first. Repeating it is safe: both carry a key under which the server does them once. */
export async function send(entry: OutboxEntry, sender: Sender): Promise<Outcome> {
  try {
    const photo = entry.attachment && (await sendPhoto(entry, sender))
    if (photo && photo.kind !== 'accepted') return photo
    const input = photo ? { ...entry.input, [entry.attachment!.field]: photo.answer } : entry.input
    const answer = await within(PATIENCE_MS, sender.fetch, `/trpc/${entry.path}`, {
      method: 'POST',
      headers: { ...headersOf(entry, sender), 'content-type': 'application/json', 'idempotency-key': entry.key },
      body: JSON.stringify(asInput(input)),
    })
    if (answer.ok) {
      const body: { result: { data: SuperJSONResult } } = await answer.json()
      return { kind: 'accepted', answer: superjson.deserialize(body.result.data) }
    }
    return await refusalOr(answer, (body) => {
      const { message, data = {} } = ((body as { error?: { json?: TrpcError } }).error?.json ?? body) as TrpcError
      const { code = null, problem = null, fields = null, checks = null, clashes = null, added = null } = data
      return { message, code, problem, fields, checks, clashes, ...(added && { added }) }
    })
  } catch {
    // No answer, or half of one: whether the server did it shows with the next try.
    return { kind: 'unreachable' }
  }
}

type TrpcError = {
  message: string
  data?: {
    code?: string
    problem?: string | null
    fields?: Refusal['fields']
    checks?: Refusal['checks']
    clashes?: FieldConflict[] | null
    added?: Refusal['added']
  }
}

async function sendPhoto(entry: OutboxEntry, sender: Sender): Promise<Outcome> {
  const { attachment, key } = entry
  const { farmerId, type, bytes } = attachment!
  const answer = await within(PHOTO_PATIENCE_MS, sender.fetch, `/api/farmers/${farmerId}/photos`, {
    method: 'POST',
    headers: { ...headersOf(entry, sender), 'content-type': type, 'idempotency-key': `${key}/photo` },
    body: bytes,
  })
  if (answer.ok) {
    const { id }: { id?: unknown } = await answer.json()
    // A gate's answer must not pass for a photo that arrived: the words would go without it.
    return typeof id === 'string' ? { kind: 'accepted', answer: id } : { kind: 'later' }
  }
  return refusalOr(answer, (body) => {
    const { message, code = null } = body as { message: string; code?: string }
    return { message, code, problem: null, fields: null, checks: null, clashes: null }
  })
}

const headersOf = ({ userId, writtenAt }: Pick<OutboxEntry, 'userId' | 'writtenAt'>, { token }: Sender) => {
  const bearer = token()
  const ago = Math.max(0, Math.floor((Date.now() - writtenAt) / 1000))
  return { 'kuu-author': userId, 'kuu-written-ago': String(ago), ...(bearer && { authorization: `Bearer ${bearer}` }) }
}

/** Which answers are the server's last word on a write, and which only say 'not now'. */
async function refusalOr(answer: Response, read: (body: object) => Refusal): Promise<Outcome> {
  if (answer.status >= 500 || answer.status === 429 || answer.status === 408) return { kind: 'later' }
  const body: unknown = await answer.json().catch(() => null)
  const refusal = typeof body === 'object' && body !== null ? read(body) : null
  if (answer.status === 401 && typeof refusal?.message === 'string') return { kind: 'signedOut' }
  // Not our server's answer: a gateway in between, which means nothing for the write.
  return typeof refusal?.message === 'string' ? { kind: 'refused', refusal } : { kind: 'later' }
}

/** A slow network is waited for, one that swallowed the request is not: until then no other window can send. */
const PATIENCE_MS = 90_000
const PHOTO_PATIENCE_MS = 300_000

async function within(ms: number, ask: typeof fetch, url: string, init: RequestInit) {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), ms)
  return ask(url, { ...init, signal: patience.signal }).finally(() => clearTimeout(timer))
}
