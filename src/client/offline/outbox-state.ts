import { useSyncExternalStore } from 'react'
import type { OutboxEntry } from './entry.ts'

/** What the screens see of the outbox: the entries of whoever is signed in, and the one that is on its way. */
export type OutboxState = {
  entries: readonly OutboxEntry[]
  sending: number | null
  /** Whether it outlives this window; a private window of some browsers keeps nothing. */
  isKept: boolean
  /** Whether the phone had no room for the last write. */
  isFull: boolean
}

let state: OutboxState = { entries: [], sending: null, isKept: true, isFull: false }
const listeners = new Set<() => void>()

export const getOutbox = () => state

export function showOutbox(change: Partial<OutboxState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOutbox = () => useSyncExternalStore(subscribe, getOutbox)
