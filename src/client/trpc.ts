import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import superjson from 'superjson'
import type { ProblemId } from '#domain/problem.ts'
import type { AppRouter } from '#routers/index.ts'
import { endSession, getSession, onSessionChange } from './session.ts'

export const trpc = createTRPCReact<AppRouter>()

/** The same procedures where there is no component to call a hook from: in the guards of routes. */
export const api = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: '/trpc',
      transformer: superjson,
      headers: () => {
        const token = getSession()?.token
        return token ? { authorization: `Bearer ${token}` } : {}
      },
    }),
  ],
})

/** Data never goes stale by itself: on metered data a page asks again only after a write, or when told to. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endDeadSession }),
  mutationCache: new MutationCache({ onError: endDeadSession }),
  defaultOptions: {
    // 'always': without a connection a question fails at once and offers Retry, where it would else wait in silence.
    queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// What was read for one person must never be seen by the next.
onSessionChange((now, before) => {
  if (now?.user.id !== before?.user.id) queryClient.clear()
})

function endDeadSession(error: Error) {
  if (!(error instanceof TRPCClientError)) return
  const data: { code?: string } | undefined = error.data
  if (data?.code === 'UNAUTHORIZED') endSession()
}

/** What the server refused, by its name in the list of problems; undefined for anything else that went wrong. */
export const problemOf = (error: unknown): ProblemId | undefined =>
  error instanceof TRPCClientError
    ? ((error.data as { problem?: ProblemId | null } | undefined)?.problem ?? undefined)
    : undefined
