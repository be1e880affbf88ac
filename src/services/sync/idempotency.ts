import { hash } from 'node:crypto'
import { type Db, transact } from '#db/client.ts'
import { findIdempotentResponse, insertIdempotentResponse } from '#db/queries/sync/idempotent-responses.ts'
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
 * Does a write in one transaction and returns its answer. `row` is the one whose change the audit shows; `withoutSecrets`
 * is the answer as it may be stored, where it tells a secret once.
 */
export type Write = <T>(work: (tx: Db) => T, row?: AuditedRow<T>, withoutSecrets?: (answer: T) => T) => T

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
 * The answer that was stored for this request, or null; another request under the same key is refused, and so is a
 * repetition whose row was deleted meanwhile: it was done, and must not be done again.
 */
export function storedResponse(db: Db, request: KeyedRequest): { answer: unknown } | null {
  const stored = findIdempotentResponse(db, request)
  if (!stored) return null
  if (stored.requestHash !== request.requestHash && stored.requestHash !== request.sentHash?.())
    throw problem('keyReused')
  if (stored.answer === null) throw problem('notFound')
  return { answer: JSON.parse(stored.answer) }
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
      const earlier = request && storedResponse(tx, request)
      if (earlier) return earlier.answer as ReturnType<typeof work>
      const at = now().toISOString()
      const answer = audit ? audited(tx, { ...audit, at }, row, () => work(tx)) : work(tx)
      if (request) {
        const response = publicAnswer(withoutSecrets(answer))
        insertIdempotentResponse(tx, {
          userId: request.userId,
          key: request.key,
          requestHash: request.requestHash,
          answer: JSON.stringify(response),
          rowId: rowIdOf(response),
          subjects: subjectsOf(request.input, response),
          createdAt: at,
        })
      }
      return answer
    })

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}
