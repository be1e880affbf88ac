import { createTRPCClient, httpBatchLink, splitLink } from '@trpc/client'
import superjson, { type SuperJSONResult } from 'superjson'
import { outboxLink } from '#client/offline/outbox/link.ts'
import { getSession } from '#client/phone/session.ts'
import { callsAlone, MAX_BATCH } from '#domain/sync/batches.ts'
import type { AppRouter } from '#routers/index.ts'
import { askServer } from '../offline/connection.ts'
import { asInput } from './as-input.ts'
import type { ExactCalls } from './exact-calls.ts'
import { idempotencyLink, keyHeader } from './idempotency-link.ts'
import { noteToken } from './sent-tokens.ts'

/** The client that hooks and calls share. */
export const client = createTRPCClient<AppRouter>({
  links: [
    outboxLink,
    idempotencyLink,
    splitLink({ condition: ({ path }) => callsAlone(path), true: batchesOf(1), false: batchesOf(MAX_BATCH) }),
  ],
})

/** The same procedures where there is no component to call a hook from: in the guards of routes. */
export const api = client as ExactCalls

/** Sends what is asked at one time together, so many calls in a request. */
function batchesOf(maxItems: number) {
  return httpBatchLink<AppRouter>({
    url: '/trpc',
    maxItems,
    fetch: withToken,
    transformer: {
      input: { serialize: asInput, deserialize: superjson.deserialize },
      output: { serialize: superjson.serialize, deserialize: received },
    },
    headers: ({ opList }) => {
      const token = getSession()?.token
      return { ...(token && { authorization: `Bearer ${token}` }), ...keyHeader(opList) }
    },
  })
}

/** An answer of plain JSON is there already: superjson would copy it, value by value. */
function received(sent: SuperJSONResult) {
  return sent.meta ? superjson.deserialize(sent) : sent.json
}

/** Notes with which token a request is sent. */
async function withToken(url: RequestInfo | URL | string, init?: RequestInit) {
  const token = getSession()?.token
  const answer = await askServer(url, init)
  if (token) noteToken(answer, token)
  return answer
}
