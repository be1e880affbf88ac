import { hashKey, type QueryKey } from '@tanstack/react-query'
import { answersFromList, SYNCED_LISTS, type SyncedList } from '#domain/sync/sync.ts'
import { keysOf } from '#domain/table.ts'

type CachedQuery = { queryKey: QueryKey; state: { dataUpdatedAt: number } }
/** A clock that is corrected by less than this was right. */
const SLACK_MS = 60_000

/**
 * When this phone was last notified of a change of a list, by its own clock; 'everything' where all lists may have
 * changed.
 */
let changedAt: Partial<Record<SyncedList | 'everything', number>> = {}

export const listChanges = () => changedAt
/** Restores what an earlier visit, or another window, was notified of; the latest time counts. */
export function restoreChanges(stored: typeof changedAt, now: number) {
  const isOfTheFuture = Object.values(stored).some((at) => at > now + SLACK_MS)
  const changes = isOfTheFuture ? { everything: now } : stored
  for (const [list, at] of Object.entries(changes) as [SyncedList, number][])
    changedAt = { ...changedAt, [list]: Math.max(changedAt[list] ?? 0, at) }
}
export function noteChanged(lists: readonly (SyncedList | 'everything')[], now: number) {
  changedAt = { ...changedAt, ...Object.fromEntries(lists.map((list) => [list, now])) }
}

/** The path that a tRPC query key names: 'farmer.crops.list'. */
export const pathOf = ([path]: QueryKey) => (Array.isArray(path) ? path.join('.') : '')

export const answersFrom = (key: QueryKey, lists: readonly SyncedList[]) =>
  listsOf(pathOf(key)).some((list) => lists.includes(list))

/** The lists that a procedure answers from. Every render of every screen needs them, so each path is looked up once. */
function listsOf(path: string): readonly SyncedList[] {
  const cached = LISTS_OF.get(path)
  if (cached) return cached
  const lists = keysOf(SYNCED_LISTS).filter((list) => answersFromList(path, list))
  LISTS_OF.set(path, lists)
  return lists
}
const LISTS_OF = new Map<string, readonly SyncedList[]>()

/** Answers of an older version of the app, by their question: when each was given. */
const outdated = new Map<string, number>()
/** An answer that an older version stored is shown, and asked again: it may lack what is new. */
export const noteOutdated = ({ queryKey, state }: CachedQuery) => outdated.set(hashKey(queryKey), state.dataUpdatedAt)
const isOutdated = ({ queryKey, state }: CachedQuery) =>
  outdated.size > 0 && outdated.get(hashKey(queryKey)) === state.dataUpdatedAt

/**
 * How long an answer stays fresh: until the server says that its list has changed. Nothing goes stale by itself, for
 * data costs the farmer money. What is dated after now was asked before the phone's clock was set back, nobody knows
 * when.
 */
export function staleTimeOf({ queryKey, state }: CachedQuery): number {
  if (state.dataUpdatedAt > Date.now() + SLACK_MS) return Number.NEGATIVE_INFINITY
  if (isOutdated({ queryKey, state })) return 0
  const isOld = (at: number | undefined) => at !== undefined && at >= state.dataUpdatedAt
  if (isOld(changedAt.everything)) return 0
  return listsOf(pathOf(queryKey)).some((list) => isOld(changedAt[list])) ? 0 : Number.POSITIVE_INFINITY
}
