import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import type { Query, QueryKey } from '@tanstack/react-query'
import { getSession } from '#client/api/session.ts'
import { SYNCED_LISTS } from '#domain/sync/sync.ts'
import { keysOf } from '#domain/table.ts'
import { openStore, type Store } from '../store.ts'
import { PHOTO_CACHE } from '../worker/caches.ts'
import { answersFrom } from './freshness.ts'

/** Changes with every contract that crosses the wire: an older screen's copy could break a newer screen. */
const FORMAT = import.meta.env.KUU_CONTRACT
const KEPT_MS = 90 * 86_400_000

/** Kept in memory where the phone has no store: the page then forgets with its window, and works until then. */
const inMemory = new Map<string, unknown>()

/** What the first look found, or what was written since; null before. */
let found: { prefix: string; isBare: Promise<boolean> } | null = null

/** Whether the phone has nothing yet for whoever is signed in: on a first visit no question waits for a look in vain. */
function isBare(store: Store): Promise<boolean> {
  const prefix = prefixOf(ownerNow())
  if (found?.prefix !== prefix) {
    const count = store.count('queries', IDBKeyRange.bound(prefix, `${prefix}\uffff`))
    found = { prefix, isBare: count.then((answers) => answers === 0).catch(() => false) }
  }
  return found.isBare
}

const storage = {
  getItem: async (key: string) => {
    const store = await openStore()
    if (store && (await isBare(store))) return undefined
    // A store that breaks while it is read has nothing to tell: the server is asked.
    const kept = store ? await store.get('queries', key).catch(() => undefined) : inMemory.get(key)
    return kept as PersistedQuery | undefined
  },
  setItem: async (key: string, value: PersistedQuery) => {
    // An answer that arrives after its asker has left is nobody's any more.
    if (!key.startsWith(prefixOf(ownerNow()))) return
    const store = await openStore()
    found = { prefix: prefixOf(ownerNow()), isBare: Promise.resolve(false) }
    // A full phone keeps what it has. What the screen shows now is not lost by that, only not kept.
    if (store) await store.put('queries', value, key).catch(() => undefined)
    else inMemory.set(key, value)
  },
  removeItem: async (key: string) => {
    const store = await openStore()
    if (store) await store.delete('queries', key).catch(() => undefined)
    else inMemory.delete(key)
  },
}

const ownerNow = () => getSession()?.user.id ?? 'visitor'
const prefixOf = (userId: string) => `${userId} `

const persisterOf = (userId: string) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage,
    prefix: prefixOf(userId),
    buster: FORMAT,
    maxAge: KEPT_MS,
    // The store keeps objects as they are; the promise of a running request is not to be kept.
    serialize: ({ state, ...query }) => ({ ...query, state: { ...state, error: null } }),
    deserialize: (kept) => kept,
    refetchOnRestore: true,
    // Staff always ask.
    filters: { predicate: ({ queryKey }) => isSynchronised(queryKey) },
  })

const EVERY_LIST = keysOf(SYNCED_LISTS)
/** Whether the server tells this phone when the answer has changed (see sync.ts). It does so for farmers only. */
export const isSynchronised = (key: QueryKey) => getSession()?.user.role === 'farmer' && answersFrom(key, EVERY_LIST)

let current: { userId: string; persister: ReturnType<typeof persisterOf> } | null = null
function persister() {
  const userId = ownerNow()
  if (current?.userId !== userId) current = { userId, persister: persisterOf(userId) }
  return current.persister
}

/** A query's first answer comes from the phone where it has one, every later one from the server. */
export const persist: ReturnType<typeof persisterOf>['persisterFn'] = (ask, context, query) =>
  persister().persisterFn(ask, context, query)

/** What the phone keeps of a question, by its hash. */
export const retrieve = (queryHash: string) => persister().retrieveQuery(queryHash)

/** The answers of some procedures that the phone keeps for whoever is signed in and can still use, in one look. */
export async function restoredAnswers(paths: readonly string[]): Promise<PersistedQuery[]> {
  const store = await openStore()
  if (!store || (await isBare(store))) return []
  const tx = store.transaction('queries')
  const ranges = paths.map((path) => {
    const head = `${prefixOf(ownerNow())}-[${JSON.stringify(path.split('.'))}`
    return tx.store.getAll(IDBKeyRange.bound(head, `${head}\uffff`))
  })
  const kept = (await Promise.all(ranges)).flat() as PersistedQuery[]
  const oldest = Date.now() - KEPT_MS
  return kept.filter(({ buster, state }) => buster === FORMAT && state.dataUpdatedAt > oldest)
}

/** Tells of a procedure, 'farmer.crops.list', whether some answer of it is on the phone for whoever is signed in. */
export async function cachedProcedures(): Promise<(path: string) => boolean> {
  const store = await openStore()
  const keys = store ? await store.getAllKeys('queries').catch(() => []) : [...inMemory.keys()]
  const mine = keys.filter((key) => key.startsWith(prefixOf(ownerNow())))
  return (path) => mine.some((key) => key.includes(`[${JSON.stringify(path.split('.'))}`))
}

/** Keeps what was changed in the cache without asking the server. */
export const keep = (query: Query) => persister().persistQuery(query)

/** Takes out what nobody can use any more: answers to others than who is signed in, and those of another format. */
export async function dropForgotten() {
  const store = await openStore()
  if (!store) return
  const mine = prefixOf(ownerNow())
  let cursor = await store.transaction('queries', 'readwrite').store.openCursor()
  while (cursor) {
    const { buster } = cursor.value as Partial<PersistedQuery>
    if (!cursor.key.startsWith(mine) || buster !== FORMAT) await cursor.delete()
    cursor = await cursor.continue()
  }
}

/** Forgets every answer and photo, whoever it was for: at sign-out, and when somebody else signs in. */
export async function forgetAnswers() {
  inMemory.clear()
  if ('caches' in window) await caches.delete(PHOTO_CACHE).catch(() => false)
  const store = await openStore()
  await store?.clear('queries').catch(() => undefined)
  await store?.clear('meta').catch(() => undefined)
}
