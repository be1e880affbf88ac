import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import type { Query, QueryKey } from '@tanstack/react-query'
import { SYNCED_LISTS } from '#domain/farmer/sync.ts'
import { idsOf } from '#domain/table.ts'
import { getSession } from '../session.ts'
import { answersFrom } from './freshness.ts'
import { openStore } from './store.ts'

/** Changes with every contract that crosses the wire: an older screen's copy could break a newer screen. */
const FORMAT = import.meta.env.KUU_CONTRACT
const KEPT_MS = 90 * 86_400_000

/** Kept in memory where the phone has no store: the page then forgets with its window, and works until then. */
const inMemory = new Map<string, unknown>()

const storage = {
  getItem: async (key: string) => {
    const store = await openStore()
    return (await (store ? store.get('queries', key) : inMemory.get(key))) as PersistedQuery | undefined
  },
  setItem: async (key: string, value: PersistedQuery) => {
    const store = await openStore()
    // A full phone keeps what it has. What the screen shows now is not lost by that, only not kept.
    if (store) await store.put('queries', value, key).catch(() => undefined)
    else inMemory.set(key, value)
  },
  removeItem: async (key: string) => {
    const store = await openStore()
    if (store) await store.delete('queries', key)
    else inMemory.delete(key)
  },
}

const persisterOf = (userId: string) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage,
    prefix: `${userId} `,
    buster: FORMAT,
    maxAge: KEPT_MS,
    // The store keeps objects as they are; the promise of a running request is not to be kept.
    serialize: ({ state, ...query }) => ({ ...query, state: { ...state, error: null } }),
    deserialize: (kept) => kept,
    refetchOnRestore: true,
    // Only what the server tells changes of (see sync.ts) may come from the phone: a desk always asks.
    filters: { predicate: ({ queryKey }) => isKeptInStep(queryKey) },
  })

const EVERY_LIST = idsOf(SYNCED_LISTS)
const isKeptInStep = (key: QueryKey) => getSession()?.user.role === 'farmer' && answersFrom(key, EVERY_LIST)

let current: { userId: string; persister: ReturnType<typeof persisterOf> } | null = null
function persister() {
  const userId = getSession()?.user.id ?? 'visitor'
  if (current?.userId !== userId) current = { userId, persister: persisterOf(userId) }
  return current.persister
}

/** A query's first answer comes from the phone where it has one, every later one from the server. */
export const persist: ReturnType<typeof persisterOf>['persisterFn'] = (ask, context, query) =>
  persister().persisterFn(ask, context, query)

/** What the phone keeps of a question, by its hash. */
export const retrieve = (queryHash: string) => persister().retrieveQuery(queryHash)

/** Keeps what was changed in the cache without asking the server. */
export const keep = (query: Query) => persister().persistQuery(query)

/** Forgets every answer, whoever it was for: at sign-out, and when somebody else signs in. */
export async function forgetAnswers() {
  inMemory.clear()
  const store = await openStore()
  await store?.clear('queries')
  await store?.clear('meta')
}
