import { useSyncExternalStore } from 'react'
import type { Restored } from '#domain/sync/restored.ts'
import type { OutboxEntry } from './entry.ts'

/** What the screens see of the outbox: the entries of the signed-in user, and the one that is being sent. */
export type OutboxState = {
  entries: readonly OutboxEntry[]
  sending: number | null
  /** Whether it outlives this window; a private window of some browsers stores nothing. */
  isDurable: boolean
  /** Whether the phone had no room for the last write. */
  isFull: boolean
  /** The keys of what was sent, and a server that was restored from a backup has lost. */
  missing?: (Restored & { keys: string[] }) | null
}

let state: OutboxState = { entries: [], sending: null, isDurable: true, isFull: false }
const listeners = new Set<() => void>()

export const getOutbox = () => state

/** Whether the outbox itself has shown its entries; the start reads them before it (see cache/restore-home.ts). */
let isRead = false

/** Shows the entries that the start found. The outbox, once it runs, knows newer ones. */
export function showFirst(entries: readonly OutboxEntry[]) {
  if (!isRead) show({ entries })
}

export function showOutbox(change: Partial<OutboxState>) {
  if (change.entries) isRead = true
  show(change)
}

/** Updates the screens where something changed: every list renders again for it. */
function show(change: Partial<OutboxState>) {
  const next = { ...state, ...change }
  if (areSame(next.entries, state.entries)) next.entries = state.entries
  if (Object.entries(next).every(([key, value]) => value === state[key as keyof OutboxState])) return
  state = next
  for (const listener of listeners) listener()
}

/** An edit, an answer and a refusal each change one of these. */
const isSame = (a: OutboxEntry, b: OutboxEntry | undefined) =>
  a.seq === b?.seq &&
  a.key === b.key &&
  a.revision === b.revision &&
  a.isDone === b.isDone &&
  a.refusal?.message === b.refusal?.message

const areSame = (now: readonly OutboxEntry[], before: readonly OutboxEntry[]) =>
  now.length === before.length && now.every((entry, at) => isSame(entry, before[at]))

export function onOutboxChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOutbox = () => useSyncExternalStore(onOutboxChange, getOutbox, getOutbox)
