import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { tap } from '@trpc/server/observable'
import { newId } from '#client/phone/new-id.ts'
import { onHandOver } from '#client/phone/session.ts'
import { callsAlone } from '#domain/sync/batches.ts'
import type { AppRouter } from '#routers/index.ts'
import { isLost, noteUnanswered } from './errors.ts'
import { noteRepeated } from './repeated.ts'

type Operation = { type: string; path: string; input: unknown; context: Record<string, unknown> }

/**
 * Gives every write that is sent at once its idempotency key; what waits in the outbox has one of its own. Where no
 * answer came the same write keeps its key: who sends it again gets the answer of the first time, and nothing is done
 * twice.
 */
export const idempotencyLink: TRPCLink<AppRouter> = () => {
  const unanswered = createUnanswered()
  return ({ op, next }) => {
    if (op.type !== 'mutation') return next(op)
    const { key, sentAt } = unanswered.keyFor(op)
    const answered = () => unanswered.forget(key)
    const done = ({ result }: { result: { data?: unknown } }) => {
      answered()
      if (sentAt !== undefined) noteRepeated(result.data, sentAt)
    }
    const failed = (error: TRPCClientError<AppRouter>) => {
      if (isRefusal(error)) answered()
      // A browser that knows of no network has sent nothing.
      else if (isLost(error) && !callsAlone(op.path) && navigator.onLine !== false) noteUnanswered(error)
    }
    return next({ ...op, context: { ...op.context, idempotencyKey: key } }).pipe(tap({ next: done, error: failed }))
  }
}

/** The header that carries the keys of the writes of a request, for the server to know them by their order. */
export function keyHeader(operations: readonly Pick<Operation, 'context'>[]): Record<string, string> {
  const keys = operations.map(({ context }) => context.idempotencyKey)
  if (keys.every((key) => key === undefined)) return {}
  return { [keys.length === 1 ? 'idempotency-key' : 'idempotency-keys']: keys.join(',') }
}

/** A day later the same content is a new write: what it changed may have been changed again by another user. */
const KEPT_MS = 24 * 60 * 60 * 1000

type Unanswered = [router: string, write: { content: string; key: string; at: number }]
const STORED = 'kuu-unanswered'

/**
 * The writes whose answer did not come: of each router the last, for another write in between may have undone it. They
 * outlast this window, as the drafts do from which they are sent again, and all windows have the same.
 */
function createUnanswered() {
  /** Where the browser stores nothing, or has no room, they last as long as this page. */
  let held: Unanswered[] | null = null
  const read = () => new Map(held ?? restore())
  const store = (writes: Map<string, Unanswered[1]>) => {
    held = [...writes]
    attempt(() => {
      localStorage.setItem(STORED, JSON.stringify(held))
      held = null
    })
  }
  onHandOver(() => store(new Map()))
  return {
    /** Its key, and when it was first sent, where that was before. */
    keyFor({ path, input }: Operation): { key: string; sentAt?: number } {
      const router = path.slice(0, path.lastIndexOf('.'))
      // A password is not stored, not even in memory; and a second sign-in opens a second session, as it should.
      if (callsAlone(path)) return { key: newId() }
      const content = JSON.stringify([path, input])
      const writes = read()
      const last = writes.get(router)
      if (last?.content === content && Date.now() - last.at < KEPT_MS) return { key: last.key, sentAt: last.at }
      const key = newId()
      store(writes.set(router, { content, key, at: Date.now() }))
      return { key }
    },
    forget(key: string) {
      const writes = read()
      for (const [router, write] of writes) if (write.key === key) writes.delete(router)
      store(writes)
    },
  }
}

const restore = (): Unanswered[] => attempt(() => JSON.parse(localStorage.getItem(STORED) ?? '[]')) ?? []

/** Local storage throws where the browser forbids it, and where it is full. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Whether the server refused, and did nothing. After an internal error it is unknown how far it came. */
const isRefusal = (error: unknown) => {
  if (!(error instanceof TRPCClientError)) return false
  const { httpStatus }: { httpStatus?: number } = error.data ?? {}
  return httpStatus !== undefined && httpStatus < 500
}
