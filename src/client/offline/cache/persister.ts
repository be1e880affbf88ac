import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import type { Query, QueryKey } from '@tanstack/react-query'
import type { ProcedurePath } from '#client/api/procedure-types.ts'
import { endedSession } from '#client/phone/ended-session.ts'
import { asStampedNow, clockBehind } from '#client/phone/server-clock.ts'
import { getSession } from '#client/phone/session.ts'
import { isKeptByAgents, SYNCED_LISTS } from '#domain/sync/sync.ts'
import { keysOf } from '#domain/table.ts'
import { upgraded } from '../outbox/outbox-store.ts'
import { openStore, type Store } from '../store.ts'
import { isCourseCache, PHOTO_CACHE, WALK_CACHE } from '../worker/caches.ts'
import { answersFrom, noteOutdated, pathOf } from './freshness.ts'

/**
 * A hash of what each synced procedure answers: an older version's copy of another shape could break a screen, and is
 * looked at before it is shown.
 */
const CONTRACTS: Readonly<Record<string, string>> = import.meta.env.KUU_CONTRACT ?? {}
function formatOf(queryKey: QueryKey) {
  const path = pathOf(queryKey)
  return CONTRACTS[path] ?? (isKeptByAgents(path) ? (CONTRACTS.agent ?? 'other') : 'other')
}
/** What the persister compares: each stored answer has the format of its own procedure. */
const CURRENT = 'current'

/** Used where the phone has no store: the answers then last as long as the window. */
const inMemory = new Map<string, unknown>()

/** What the first look found, or what was written since; null before. */
let found: { prefix: string; isBare: Promise<boolean> } | null = null

/**
 * Whether the store has nothing yet for the signed-in user: on a first visit no query waits for a lookup that finds
 * nothing.
 */
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
    // Where reading the store fails, the server is queried.
    const stored = store ? await store.get('queries', key).catch(() => undefined) : inMemory.get(key)
    return stored as PersistedQuery | undefined
  },
  setItem: async (key: string, value: PersistedQuery) => {
    // An answer that arrives after its user signed out is dropped.
    if (!key.startsWith(prefixOf(ownerNow()))) return
    const store = await openStore()
    found = { prefix: prefixOf(ownerNow()), isBare: Promise.resolve(false) }
    // On a full phone the answer is not stored; the screen shows it all the same.
    if (store) await store.put('queries', value, key).catch(() => undefined)
    else inMemory.set(key, value)
  },
  // What cannot be shown stays until the answer that takes its place has come.
  removeItem: async () => undefined,
}

const ownerNow = () => getSession()?.user.id ?? 'visitor'
const prefixOf = (userId: string) => `${userId} `

const persisterOf = (userId: string) =>
  experimental_createQueryPersister<PersistedQuery>({
    storage,
    prefix: prefixOf(userId),
    buster: CURRENT,
    // Only a newer answer takes the place of an old one: what is a season old still helps, and says how old it is.
    maxAge: Number.POSITIVE_INFINITY,
    // The store takes objects as they are, but not the promise of a running request.
    serialize: ({ state, ...query }) => ({
      ...query,
      buster: formatOf(query.queryKey),
      state: { ...state, error: null },
      clockBehind: clockBehind(),
    }),
    deserialize: async (stored) => {
      const answer = restamped(stored)
      return { ...answer, buster: (await isReadable(answer)) ? CURRENT : answer.buster }
    },
    // What is stale is asked anew by `persist`: TanStack's own request would throw where there is no connection.
    refetchOnRestore: false,
    filters: { predicate: isStored },
  })

/** A stored answer, and how far the phone's clock was behind the server's then. */
type Stored = PersistedQuery & { clockBehind?: number | undefined }

/** The age of an answer stays true where the phone's clock was set since. */
const restamped = ({ clockBehind: behind, state, ...stored }: Stored): PersistedQuery => ({
  ...stored,
  state: { ...state, dataUpdatedAt: asStampedNow(state.dataUpdatedAt, behind) },
})

/**
 * Whether a stored answer has the shape that this version of the app expects. One of an older version that fits all the
 * same is shown until the new one has come.
 */
async function isReadable(stored: PersistedQuery): Promise<boolean> {
  const { buster, queryKey = [] } = stored as Partial<PersistedQuery>
  if (buster === formatOf(queryKey)) return true
  const { isStillReadable } = await import('./old-answers.ts')
  const isReadable = isStillReadable(stored)
  if (isReadable) noteOutdated(stored)
  return isReadable
}

/** Administrators always query; of what an agent looks for only the whole lists are stored. */
const isStored = ({ queryKey, queryHash }: Pick<Query, 'queryKey' | 'queryHash'>) =>
  isSynchronised(queryKey) || (isAgent() && isKeptByAgents(pathOf(queryKey)) && !queryHash.includes('"search":'))
const isAgent = () => getSession()?.user.role === 'extension_agent'

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
export const persist: ReturnType<typeof persisterOf>['persisterFn'] = async (ask, context, query) => {
  let isAsked = false
  const noted: typeof ask = (given) => {
    isAsked = true
    return ask(given)
  }
  const answer = await persister().persisterFn(noted, context, query)
  if (!isAsked) setTimeout(() => refetchRestored(query), AFTER_RESTORE_MS)
  return answer
}
/** By then the query has the stored answer, with its time. */
const AFTER_RESTORE_MS = 10

/** Without a connection the stored answer stays. Nobody tells an agent's phone what has changed. */
function refetchRestored(query: Query) {
  if (isAgent() || query.isStale()) void query.fetch().catch(() => undefined)
}

/** The stored answer of a query, by its hash. */
export const retrieve = (queryHash: string) => persister().retrieveQuery(queryHash)

/**
 * The readable stored answers of some procedures for the signed-in user, and what waits in the outbox, as both are at
 * one moment: a write leaves the outbox only after its lists are stored, so that one of the two always has it.
 */
export async function restoredAnswers(paths: readonly string[]) {
  const store = await openStore()
  if (!store) return { answers: [], entries: [] }
  const userId = ownerNow()
  const wanted = (await isBare(store)) ? [] : paths
  const tx = store.transaction(['queries', 'outbox'])
  const ranges = wanted.map((path) => {
    const head = `${prefixOf(userId)}-[${JSON.stringify(path.split('.'))}`
    return tx.objectStore('queries').getAll(IDBKeyRange.bound(head, `${head}\uffff`))
  })
  const [written, ...stored] = await Promise.all([tx.objectStore('outbox').getAll(), ...ranges])
  const answers = (stored.flat() as Stored[]).map(restamped)
  const areReadable = await Promise.all(answers.map(isReadable))
  return {
    answers: answers.filter((_, at) => areReadable[at]),
    entries: written.map(upgraded).filter((entry) => entry.userId === userId),
  }
}

/** Whether the store has some answer of a procedure, 'farmer.crops.list', for the signed-in user. */
export async function cachedProcedures(): Promise<(path: ProcedurePath) => boolean> {
  const store = await openStore()
  const keys = store ? await store.getAllKeys('queries').catch(() => []) : [...inMemory.keys()]
  const mine = keys.filter((key) => key.startsWith(prefixOf(ownerNow())))
  return (path) => mine.some((key) => key.includes(`[${JSON.stringify(path.split('.'))}`))
}

/** The hashes of the queries that are stored for the signed-in user; null where the phone has no store. */
export async function storedHashes(): Promise<ReadonlySet<string> | null> {
  const store = await openStore()
  const head = `${prefixOf(ownerNow())}-`
  const keys = await store?.getAllKeys('queries', IDBKeyRange.bound(head, `${head}\uffff`)).catch(() => [])
  return keys ? new Set(keys.map((key) => key.slice(head.length))) : null
}

/** Deletes stored answers of the signed-in user, by the hashes of their queries. */
export async function removeAnswers(hashes: readonly string[]) {
  const store = await openStore()
  await Promise.all(hashes.map((hash) => store?.delete('queries', `${prefixOf(ownerNow())}-${hash}`)))
}

/** Stores a cached answer that was changed without a query. */
export const storeAnswer = (query: Query) => persister().persistQuery(query)

/**
 * Deletes what no screen asks for any more: answers to other users, and of procedures that are gone. Those of a user
 * whose session ended by itself stay.
 */
export async function dropUnreadable() {
  const store = await openStore()
  if (!store) return
  const mine = prefixOf(getSession()?.user.id ?? endedSession()?.id ?? ownerNow())
  let cursor = await store.transaction('queries', 'readwrite').store.openCursor()
  while (cursor) {
    const { buster, queryKey = [] } = cursor.value as Partial<PersistedQuery>
    const isOfGone = formatOf(queryKey) === 'other' && buster !== 'other'
    if (!cursor.key.startsWith(mine) || isOfGone) await cursor.delete()
    cursor = await cursor.continue()
  }
}

/**
 * Deletes every stored answer, photo and file of a course of all users: at sign-out, and when another user signs in. All
 * is begun before anything of the next user is stored, so that none of that goes with it.
 */
export async function forgetAnswers() {
  inMemory.clear()
  const files = 'caches' in window ? dropFiles().catch(() => undefined) : undefined
  const store = await openStore()
  await Promise.all([store?.clear('queries'), store?.clear('meta'), files]).catch(() => undefined)
}

async function dropFiles() {
  const names = (await caches.keys()).filter(
    (name) => name === PHOTO_CACHE || name === WALK_CACHE || isCourseCache(name),
  )
  await Promise.all(names.map((name) => caches.delete(name)))
}
