import { hash } from 'node:crypto'
import { type Db, transact } from '#db/client.ts'
import {
  findIdempotentResponse,
  insertIdempotentResponse,
  SHORT_HASH,
  type StoredResponse,
} from '#db/queries/sync/idempotent-responses.ts'
import type { Instant } from '#domain/dates.ts'
import { problem } from '#domain/problem.ts'
import { subjectsOf } from '#domain/sync/subjects.ts'
import { type AuditedAction, type AuditedRow, audited } from '../operations/audit.ts'
import { rowIdOf } from '../operations/row-id.ts'

/** What may be a key: letters, digits and signs. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

/**
 * A write that came with an idempotency key: whose it is, and what was asked. `input` is kept for the subjects that it
 * names. `sentHash` is of the input as it was
 * sent: so it was stored before Kuu hashed what its contract makes of it, and phones of that time may still repeat a
 * write. It is computed where a stored answer is of other words.
 */
export type KeyedRequest = {
  userId: string
  key: string
  requestHash: string
  input?: unknown
  sentHash?: () => string
}

/**
 * The row that a write is about. `again` reads the answer from that row as it is, for a repetition that comes so late
 * that the answer itself is not stored any more; nothing where the row is gone. `rowId` is the one that the answer named,
 * or empty where it named none. Without `again` a long answer stays stored.
 */
type WrittenRow<T> = AuditedRow<T> & { again?: (tx: Db, rowId: string) => T | null | undefined }

/**
 * Does a write in one transaction and returns its answer. `row` is the one whose change the audit shows; `withoutSecrets`
 * is the answer as it may be stored, where it tells a secret once.
 */
export type Write = <T>(work: (tx: Db) => T, row?: WrittenRow<T>, withoutSecrets?: (answer: T) => T) => T

type KeyedWrite = { userId: string; key: string; path: string; input: unknown; sent: unknown }

/** A request by what its contract makes of it: a default left out and the same one written down are one request. */
export const keyedRequest = ({ userId, key, path, input, sent }: KeyedWrite): KeyedRequest => ({
  userId,
  key,
  requestHash: `parsed ${hashRequest(path, input)}`,
  input,
  sentHash: () => hashRequest(path, sent),
})

/** The same request in other words is another request, whatever the order of its names. */
export const hashRequest = (path: string, input: unknown) =>
  hash('sha256', `${path} ${JSON.stringify(sorted(input))}`, 'base64url')

/**
 * The answer that was stored for this request; null where there is none, or where its row has to be read again. Another
 * request under the same key is refused, and so is a repetition whose row was deleted meanwhile: it was done, and must
 * not be done again.
 */
export function storedResponse(db: Db, request: KeyedRequest): { answer: unknown } | null {
  const stored = findStored(db, request)
  if (!stored || isToReadAgain(stored)) return null
  return { answer: answerOf(stored) }
}

function findStored(db: Db, request: KeyedRequest): StoredResponse | undefined {
  const stored = findIdempotentResponse(db, request)
  if (stored && !isSame(stored, request)) throw problem('keyReused')
  return stored
}

const isSame = ({ requestHash: stored }: StoredResponse, { requestHash, sentHash }: KeyedRequest) =>
  stored === requestHash || stored === requestHash.slice(-SHORT_HASH) || stored === sentHash?.()

const isToReadAgain = ({ answer, isReadAgain }: StoredResponse) => answer === null && isReadAgain

function answerOf({ answer }: StoredResponse): unknown {
  if (answer === null) throw problem('notFound')
  return JSON.parse(answer)
}

/** The answer to a repetition: the stored one, or its row as it is. */
function repeated<T>(tx: Db, stored: StoredResponse, again: WrittenRow<T>['again']): T {
  if (!isToReadAgain(stored)) return answerOf(stored) as T
  const read = again?.(tx, stored.rowId ?? '')
  if (read === null || read === undefined) throw problem('notFound')
  return read
}

type WriteDeps = {
  db: Db
  now: () => Date
  /** Null where the request came without an idempotency key. */
  request: KeyedRequest | null
  /** What a caller may see of an answer: a row may have columns that are nobody's. */
  publicAnswer?: (answer: unknown) => unknown
  /** What the audit says of the write; null where it is not audited. */
  audit?: Omit<AuditedAction, 'at'> | null
}

/**
 * How the writes of a request are done: in one transaction with what the audit says of them and, under an idempotency
 * key, with their response. Whether the process dies before, in between or after, all of it is there or nothing.
 */
export const writeFor =
  ({ db, now, request, publicAnswer = (answer) => answer, audit = null }: WriteDeps): Write =>
  (work, row, withoutSecrets = (answer) => answer) =>
    transact(db, (tx) => {
      // Looked up again inside: two copies of a request may have passed the middleware together.
      const earlier = request && findStored(tx, request)
      if (earlier) return repeated(tx, earlier, row?.again)
      const at = now().toISOString()
      const answer = audit ? audited(tx, { ...audit, at }, row, () => work(tx)) : work(tx)
      if (request) storeResponse(tx, request, { response: publicAnswer(withoutSecrets(answer)), isReadAgain: row?.again !== undefined, at }) // biome-ignore format: one sentence
      return answer
    })

type Answered = { response: unknown; isReadAgain: boolean; at: Instant }

function storeResponse(
  tx: Db,
  { userId, key, requestHash, input }: KeyedRequest,
  { response, isReadAgain, at }: Answered,
) {
  const answer = JSON.stringify(response)
  insertIdempotentResponse(tx, {
    userId,
    key,
    requestHash,
    answer,
    rowId: rowIdOf(response),
    subjects: subjectsOf(input, response),
    isReadAgain,
    canShrink: isReadAgain || answer.length <= SHORT_ANSWER,
    createdAt: at,
  })
}

/** Letters of an answer that costs no more than the row it would be read from: an id or two. */
const SHORT_ANSWER = 100

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}
