import { asInput } from '#client/api/as-input.ts'
import { clockBehind } from '#client/phone/server-clock.ts'
import type { FieldConflict } from '#domain/problem.ts'
import { ask, type RequestDeps } from '../line/ask.ts'
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

/** How a request leaves, and carries who is asking: the page knows the token, the service worker sends the cookie. */
export type Sender = Pick<RequestDeps, 'fetch' | 'note' | 'waiting'> & {
  /** Rejects unless the server's date is known. */
  checkClock: () => Promise<void>
  token: () => string | null
  /** The farmer whose keys these are, where somebody else sends what the farmer wrote. */
  keyOwner?: string
}

/** Sends one write, its photo first. Repeating it is safe: both carry a key under which the server does them once. */
export async function send(entry: OutboxEntry, sender: Sender): Promise<Outcome> {
  try {
    await sender.checkClock()
    const photo = entry.attachment && (await sendPhoto(entry, sender))
    if (photo && photo.kind !== 'accepted') return photo
    const input = photo ? { ...entry.input, [entry.attachment!.field]: photo.answer } : entry.input
    const init = {
      method: 'POST',
      headers: { ...headersOf(entry, sender), 'content-type': 'application/json', 'idempotency-key': entry.key },
      body: JSON.stringify(asInput(input)),
    }
    const answer = await ask(`/trpc/${entry.path}`, init, sender)
    if (answer.ok) {
      // Writes are answered in plain JSON; what superjson adds would take a seventh of the worker's file.
      const body: { result: { data: { json: unknown } } } = await answer.json()
      return { kind: 'accepted', answer: body.result.data.json }
    }
    return await refusalOr(answer, (body) => {
      const { message, data = {} } = ((body as { error?: { json?: TrpcError } }).error?.json ?? body) as TrpcError
      const { code = null, problem = null, fields = null, checks = null, clashes = null, added = null } = data
      return { message, code, problem, fields, checks, clashes, ...(added && { added }) }
    })
  } catch {
    // No answer, half of one, or one that is not our server's: whether it did it shows with the next try.
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
  const init = {
    method: 'POST',
    headers: { ...headersOf(entry, sender), 'content-type': type, 'idempotency-key': `${key}/photo` },
    body: bytes,
  }
  const answer = await ask(`/api/farmers/${farmerId}/photos`, init, sender)
  if (answer.ok) {
    const { id }: { id: string } = await answer.json()
    return { kind: 'accepted', answer: id }
  }
  return refusalOr(answer, (body) => {
    const { message, code = null } = body as { message: string; code?: string }
    return { message, code, problem: null, fields: null, checks: null, clashes: null }
  })
}

const headersOf = (entry: OutboxEntry, { token, keyOwner }: Sender) => {
  const { userId, writtenAt, clockBehind: behindThen } = entry
  const bearer = token()
  // How far this phone's clock was set forward since.
  const setBy = behindThen === undefined ? 0 : behindThen - (clockBehind() ?? behindThen)
  const ago = Math.max(0, Math.floor((Date.now() - writtenAt - setBy) / 1000))
  return {
    'kuu-author': userId,
    'kuu-written-ago': String(ago),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(keyOwner && { 'kuu-for': keyOwner }),
  }
}

/** Which answers are the server's last word on a write, and which only say 'not now'. */
async function refusalOr(answer: Response, read: (body: object) => Refusal): Promise<Outcome> {
  if (answer.status >= 500 || answer.status === 429 || answer.status === 408) return { kind: 'later' }
  const body: unknown = await answer.json().catch(() => null)
  const refusal = typeof body === 'object' && body !== null ? read(body) : null
  if (answer.status === 401 && typeof refusal?.message === 'string') return { kind: 'signedOut' }
  return typeof refusal?.message === 'string' ? { kind: 'refused', refusal } : { kind: 'later' }
}
