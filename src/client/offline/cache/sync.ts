import { hashKey, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '#client/api/client.ts'
import { endDeadSession } from '#client/api/errors.ts'
import { trpc } from '#client/api/hooks.ts'
import { queryClient } from '#client/api/query-client.ts'
import { getQueryKey } from '#client/api/query-key.ts'
import { asStampedNow, clockBehind } from '#client/phone/server-clock.ts'
import { getSession, onSessionChange } from '#client/phone/session.ts'
import type { Advisory } from '#domain/advice/advisory.schema.ts'
import type { Page } from '#domain/contract.ts'
import type { PriceBoard } from '#domain/market/price.schema.ts'
import type { SyncAnswer } from '#domain/sync/sync.schema.ts'
import type { SyncedList } from '#domain/sync/sync.ts'
import { isOnline, onConnectionChange } from '../connection.ts'
import { openStore } from '../store.ts'
import { broughtFor } from './brought.ts'
import { PLAIN_ADVISORIES, PLAIN_BOARD } from './first-pages.ts'
import { answersFrom, listChanges, noteChanged, restoreChanges, staleTimeOf } from './freshness.ts'
import { retrieve, storeAnswer } from './persister.ts'

const ADVISORIES = getQueryKey(trpc.farmer.advisories.list, PLAIN_ADVISORIES, 'infinite')
const BOARD = getQueryKey(trpc.farmer.prices.board, PLAIN_BOARD, 'infinite')

const isAnything = ({ changed, gone }: { changed: unknown[]; gone: unknown[] }) => changed.length + gone.length > 0

type Changes = ReturnType<typeof listChanges>
type SyncState = {
  cursor: string
  changedAt: Changes
  clockBehind?: number | undefined
}
const AGAIN_AFTER_MS = 300_000

let running: Promise<void> | null = null
let lastAt = 0

/** Queries the changes since this phone's last visit, and applies them to the cache. */
export function syncNow(): Promise<void> {
  running ??= syncRounds()
    .then(
      () => noteRound(false),
      (error) => {
        // Without a connection the next one will do.
        noteRound(true)
        endDeadSession(error)
      },
    )
    .finally(() => {
      running = null
    })
  return running
}

let hasFailed = false
const listeners = new Set<() => void>()
function noteRound(failed: boolean) {
  hasFailed = failed
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const hasSyncFailed = () => hasFailed
/** Whether the last round failed: what the screens show may be out of date. */
export const useSyncFailed = () => useSyncExternalStore(subscribe, hasSyncFailed, hasSyncFailed)

async function syncRounds() {
  const user = getSession()?.user
  if (user?.role === 'extension_agent') return (await loadSent())?.lookForRestore(user.id).catch(() => undefined)
  if (user?.role !== 'farmer') return
  const userId = user.id
  const store = await openStore()
  const place = `heard ${userId}`
  const state = (await store?.get('meta', place)) as SyncState | undefined
  if (state) {
    restoreChanges(restamped(state), Date.now())
    // This window has not refetched yet what another window was notified of.
    void refetch(() => true, { onlyIdle: true })
  }
  // A phone that comes for the first time has sent nothing.
  const sent = state ? await loadSent() : null
  const lastSent = await sent?.lastSent(userId)
  // The answers of the page were read right after its cursor.
  let cursor = state?.cursor ?? broughtFor(userId)?.cursor
  const sentAt = Date.now()
  for (;;) {
    const answer = await api.farmer.sync.changes.query({ cursor, sent: lastSent })
    if (getSession()?.user.id !== userId) return
    // The first answer starts from now: what was read before may have changed in between, and no later answer would say
    // so.
    if (cursor === undefined) {
      noteChanged(['everything'], sentAt)
      void refetch(() => true, { onlyIdle: true })
    }
    await apply(answer)
    cursor = answer.cursor
    lastAt = Date.now()
    await store?.put('meta', stateNow(cursor), place).catch(() => undefined)
    // Without an answer this is said on the next visit.
    if (!answer.more) return void sent?.noteRestored(answer.restored).catch(() => undefined)
  }
}

const loadSent = () => import('../sent/restored-server.ts').catch(() => null)

const stateNow = (cursor: string): SyncState => ({ cursor, changedAt: listChanges(), clockBehind: clockBehind() })

/** When the lists had changed, by the phone's clock of today. */
const restamped = ({ changedAt, clockBehind: behind }: SyncState): Changes =>
  Object.fromEntries(Object.entries(changedAt).map(([list, at]) => [list, asStampedNow(at, behind)]))

async function apply({ isReset, lists, advisories, prices }: SyncAnswer) {
  const changed: SyncedList[] = [
    ...lists,
    ...(isAnything(advisories) ? (['advisories'] as const) : []),
    ...(isAnything(prices) ? (['prices'] as const) : []),
  ]
  if (!isReset && changed.length === 0) return
  const now = Date.now()
  noteChanged(isReset ? ['everything'] : changed, now)
  const { patchAdvisories, patchBoard, fetchNotifications } = await import('./apply-changes.ts')
  if (isReset || changed.includes('notifications')) fetchNotifications()
  if (!isReset) {
    if (isAnything(advisories))
      await patch<InfiniteData<Page<Advisory>>>(ADVISORIES, (known) => patchAdvisories(known, advisories))
    // Only the first pages of the board are cached: it stays stale, so that its counts and its order are refetched.
    if (isAnything(prices)) await patch<InfiniteData<PriceBoard>>(BOARD, (known) => patchBoard(known, prices), now)
  }
  await refetch((key) => isReset || answersFrom(key, changed))
}

/** Changes the cached answer of a query, whether a screen shows it now or not. */
async function patch<T>(key: QueryKey, how: (cached: T) => T, updatedAt = Date.now() + 1) {
  const cached = queryClient.getQueryData<T>(key) ?? ((await retrieve(hashKey(key))) as T | undefined)
  if (cached === undefined) return
  queryClient.setQueryData<T>(key, how(cached), { updatedAt })
  const query = queryClient.getQueryCache().find({ queryKey: key })
  if (query) await storeAnswer(query)
}

/** Refetches what screens show and has changed; other queries refetch when a screen next uses them. */
const refetch = (concerns: (key: QueryKey) => boolean, { onlyIdle = false } = {}) =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ queryKey, state }) =>
      concerns(queryKey) &&
      staleTimeOf({ queryKey, state }) <= 0 &&
      !(onlyIdle && (state.fetchStatus !== 'idle' || state.data === undefined)),
  })

/** The lists that a write of one's own shows in. */
export async function refetchAffected(lists: SyncedList[]) {
  noteChanged(lists, Date.now())
  await refetch((key) => answersFrom(key, lists))
}

/** Starts synchronizing: now, when the connection is back, and when the user comes back to the app after a while. */
export function startSync() {
  void syncNow()
  onSessionChange((now, before) => {
    // A round that is under way is somebody else's.
    if (now && now.user.id !== before?.user.id) void Promise.resolve(running).then(syncNow)
  })
  onConnectionChange(() => isOnline() && void syncNow())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Math.abs(Date.now() - lastAt) > AGAIN_AFTER_MS) void syncNow()
  })
}
