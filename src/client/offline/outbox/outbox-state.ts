import { useSyncExternalStore } from 'react'
import type { OutboxEntry } from './entry.ts'

/** What the screens see of the outbox: the entries of the signed-in user, and the one that is being sent. */
export type OutboxState = {
  entries: readonly OutboxEntry[]
  sending: number | null
  /** Whether it outlives this window; a private window of some browsers stores nothing. */
  isDurable: boolean
  /** Whether the phone had no room for the last write. */
  isFull: boolean
}

let state: OutboxState = { entries: [], sending: null, isDurable: true, isFull: false }
const listeners = new Set<() => void>()

export const getOutbox = () => state

/** Updates the screens where something changed: every list renders again for it. */
export function showOutbox(change: Partial<OutboxState>) {
  const next = { ...state, ...change }
  if (next.entries.length === 0 && state.entries.length === 0) next.entries = state.entries
  if (Object.entries(next).every(([key, value]) => value === state[key as keyof OutboxState])) return
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOutbox = () => useSyncExternalStore(subscribe, getOutbox)
