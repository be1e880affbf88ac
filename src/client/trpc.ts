import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { httpBatchLink, TRPCClientError } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import superjson from 'superjson'
import type { AppRouter } from '#routers/index.ts'
import { endSession, getSession } from './session.ts'

export const trpc = createTRPCReact<AppRouter>()

export const trpcClient = trpc.createClient({
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

function endDeadSession(error: Error) {
  if (!(error instanceof TRPCClientError)) return
  const data: { code?: string } | undefined = error.data
  if (data?.code === 'UNAUTHORIZED') endSession()
}
