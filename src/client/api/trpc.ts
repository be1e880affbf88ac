import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, splitLink, TRPCClientError } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import superjson, { type SuperJSONResult } from 'superjson'
import { staleTimeOf } from '#client/offline/cache/freshness.ts'
import { forgetAnswers, persist } from '#client/offline/cache/persister.ts'
import { outboxLink } from '#client/offline/outbox/link.ts'
import type { ProblemId } from '#domain/problem.ts'
import { callsAlone, MAX_BATCH } from '#domain/sync/batches.ts'
import type { AppRouter } from '#routers/index.ts'
import { noteReachable } from '../offline/connection.ts'
import { asInput } from './as-input.ts'
import { noteSecondFactor } from './second-factor-required.ts'
import { endSession, endSessionOf, getSession, onSessionChange } from './session.ts'

export const trpc = createTRPCReact<AppRouter>()

/** The same procedures where there is no component to call a hook from: in the guards of routes. */
export const api = createTRPCClient<AppRouter>({
  links: [
    outboxLink,
    splitLink({ condition: ({ path }) => callsAlone(path), true: batchesOf(1), false: batchesOf(MAX_BATCH) }),
  ],
})

/** Sends what is asked at one time together, so many calls in a request. */
function batchesOf(maxItems: number) {
  return httpBatchLink<AppRouter>({
    url: '/trpc',
    maxItems,
    fetch: reached,
    transformer: {
      input: { serialize: asInput, deserialize: superjson.deserialize },
      output: { serialize: superjson.serialize, deserialize: received },
    },
    headers: ({ opList }) => {
      const token = getSession()?.token
      return { ...(token && { authorization: `Bearer ${token}` }), ...keyOf(opList) }
    },
  })
}

/** The key of a write that must be done once but cannot wait in the outbox; its caller gives it in the context. */
function keyOf([op, ...others]: { context: Record<string, unknown> }[]) {
  const key = others.length === 0 ? op?.context.key : undefined
  return typeof key === 'string' ? { 'idempotency-key': key } : {}
}

/** An answer of plain JSON is there already: superjson would copy it, value by value. */
function received(sent: SuperJSONResult) {
  return sent.meta ? superjson.deserialize(sent) : sent.json
}

/** With which token the question of an answer was sent: an answer may come when another one has taken its place. */
const tokens = new WeakMap<object, string>()

/**
 * Notes on the way whether the server could be reached; a proxy that stands before a dead server is no server, while a
 * server that is busy names its answers.
 */
async function reached(url: RequestInfo | URL | string, init?: RequestInit) {
  const token = getSession()?.token
  try {
    const answer = await fetch(url, init)
    noteReachable(![502, 503, 504].includes(answer.status) || answer.headers.has('x-request-id'))
    if (token) tokens.set(answer, token)
    return answer
  } catch (error) {
    if (!init?.signal?.aborted) noteReachable(false)
    throw error
  }
}

/**
 * Data never goes stale by itself: on metered data a page asks again after a write, or when the server says that a list
 * has changed (see offline/sync.ts). What was once asked is kept on the phone.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: heed }),
  mutationCache: new MutationCache({ onError: heed }),
  defaultOptions: {
    // 'always': without a connection a question fails at once and offers Retry, where it would else wait in silence.
    queries: {
      staleTime: staleTimeOf,
      persister: persist,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The answers that the screen shows; not the number on the bell, which stands on every screen. */
export const shownQueries = () =>
  queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryHash, state }) => state.data !== undefined && !/"unread"/.test(queryHash),
  })

// What was read for one person must never be seen by the next.
onSessionChange((now, before) => {
  if (now?.user.id === before?.user.id) return
  queryClient.clear()
  void forgetAnswers()
})

/** What a refusal says of the session itself, wherever it was met. */
function heed(error: unknown) {
  endDeadSession(error)
  if (problemOf(error) === 'secondFactorRequired') noteSecondFactor()
}

/** A session that the server does not know any more ends here too. */
export function endDeadSession(error: unknown) {
  if (!(error instanceof TRPCClientError)) return
  const data: { code?: string } | undefined = error.data
  if (data?.code !== 'UNAUTHORIZED') return
  const { response } = (error.meta ?? {}) as { response?: object }
  const token = response && tokens.get(response)
  if (token) endSessionOf(token)
  else endSession()
}

/** What the server refused, by its name in the list of problems; undefined for anything else that went wrong. */
export const problemOf = (error: unknown): ProblemId | undefined =>
  error instanceof TRPCClientError
    ? ((error.data as { problem?: ProblemId | null } | undefined)?.problem ?? undefined)
    : undefined
