import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { staleTimeOf } from '#client/offline/cache/freshness.ts'
import { forgetAnswers, isSynchronised, persist } from '#client/offline/cache/persister.ts'
import { onHandOver, onSessionChange } from '#client/phone/session.ts'
import { endDeadSession, problemOf } from './errors.ts'
import { noteSecondFactor } from './second-factor-required.ts'

/** How long an answer is fresh that is not synchronized. */
const FRESH_MS = 60_000
const isNotSynced = ({ queryKey }: { queryKey: QueryKey }) => !isSynchronised(queryKey)

/**
 * What a farmer's phone synchronises never goes stale by itself: on metered data a page asks again after a write, or
 * when the server says that a list has changed (see offline/cache/sync.ts), and what was once asked is kept on the
 * phone. Everything else, as all that staff see, is asked again when somebody comes back to its page after a minute.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleAuthError }),
  mutationCache: new MutationCache({ onError: handleAuthError }),
  defaultOptions: {
    // 'always': without a connection a question fails at once and offers Retry, where it would else wait in silence.
    queries: {
      staleTime: (query) => (isNotSynced(query) ? FRESH_MS : staleTimeOf(query)),
      persister: persist,
      refetchOnWindowFocus: isNotSynced,
      refetchOnReconnect: isNotSynced,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The numbers on the bell and on the places stand on every screen; what the platform says of itself is shown on none. */
const NOT_OF_SCREEN = /"unread"|"limit":1\b|"auth","status"/

/** What the screen asks the server; not what the phone says of itself, which is always of this moment. */
export const askedQueries = () =>
  queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey: [path], queryHash }) => Array.isArray(path) && !NOT_OF_SCREEN.test(queryHash),
  })

/** The server's answers that the screen shows. */
export const shownQueries = () => askedQueries().filter(({ state }) => state.data !== undefined)

// What was read for one person must never be seen by the next.
onSessionChange((now, before) => {
  if (now?.user.id !== before?.user.id) queryClient.clear()
})
onHandOver((userId) => {
  void forgetAnswers()
  if (userId) void import('#client/ui/form/drafts.ts').then(({ removeDrafts }) => removeDrafts(userId))
})

/** What a refusal says of the session itself, wherever it was met. */
function handleAuthError(error: unknown) {
  endDeadSession(error)
  if (problemOf(error) === 'secondFactorRequired') noteSecondFactor()
}
