import { createHash } from 'node:crypto'
import { type Db, transact } from '#db/client.ts'
import { findIdempotentResponse, insertIdempotentResponse } from '#db/queries/sync/idempotent-responses.ts'
import { problem } from '#domain/problem.ts'

/** What may be a key: letters, digits and signs. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/

/**
 * A write that came with an idempotency key: whose it is, and what was asked. `sentHash` is of the input as it was sent:
 * so it was kept before Kuu hashed what its contract makes of it, and phones of that time may still repeat a write.
 */
export type KeyedRequest = { userId: string; key: string; requestHash: string; sentHash?: string }

/** Does a write in one transaction, and answers what it answered. */
export type Write = <T>(work: (tx: Db) => T) => T

type Asked = { userId: string; key: string; path: string; input: unknown; sent: unknown }

/** A request by what its contract makes of it: a default left out and the same one written down are one request. */
export const keyedRequest = ({ userId, key, path, input, sent }: Asked): KeyedRequest => ({
  userId,
  key,
  requestHash: `parsed ${hashRequest(path, input)}`,
  sentHash: hashRequest(path, sent),
})

/** The same request in other words is another request, whatever the order of its names. */
export const hashRequest = (path: string, input: unknown) =>
  createHash('sha256')
    .update(`${path} ${JSON.stringify(sorted(input))}`)
    .digest('base64url')

/**
 * The answer that was kept for this request, or null; another request under the same key is refused, and so is a
 * repetition whose row was deleted meanwhile: it was done, and must not be done again.
 */
export function storedResponse(db: Db, request: KeyedRequest): { answer: unknown } | null {
  const kept = findIdempotentResponse(db, request)
  if (!kept) return null
  if (![request.requestHash, request.sentHash].includes(kept.requestHash)) throw problem('keyReused')
  if (kept.answer === null) throw problem('notFound')
  return { answer: JSON.parse(kept.answer) }
}

/**
 * How the writes of a request are done. With a key the answer is kept in the transaction of the write itself: whether
 * the process dies before, in between or after, the write and its answer are there together or not at all. `spoken` is
 * what a caller hears of an answer: a row may have columns that are nobody's.
 */
export const writeFor =
  (db: Db, request: KeyedRequest | null, now: () => Date, spoken = (answer: unknown) => answer): Write =>
  (work) =>
    transact(db, (tx) => {
      if (!request) return work(tx)
      // Asked again inside: two copies of a request may have passed the door together.
      const earlier = storedResponse(tx, request)
      if (earlier) return earlier.answer as ReturnType<typeof work>
      const answer = work(tx)
      const told = spoken(answer)
      const kept = { answer: JSON.stringify(told), rowId: rowOf(told), createdAt: now().toISOString() }
      insertIdempotentResponse(tx, { ...request, ...kept })
      return answer
    })

/** The row that an answer speaks of: with that row the answer goes. */
const rowOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' ? answer.id : null

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}
