import { useSyncExternalStore } from 'react'

/** How many of the files and answers that the app needs without a connection are on the phone. */
export type Readiness = {
  files: Count
  answers: Count
  /** Why it does not go on: the connection was cut, or the phone has no room. */
  failed: 'cut' | 'full' | null
}
type Count = { done: number; all: number }

/** Before anything is known there is one part of each kind, and none is there. */
const UNKNOWN: Count = { done: 0, all: 1 }
let state: Readiness = { files: UNKNOWN, answers: UNKNOWN, failed: null }
const listeners = new Set<() => void>()

export const getReadiness = () => state

export function noteReadiness(change: Partial<Readiness>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useReadiness = () => useSyncExternalStore(subscribe, getReadiness)

const works = new Set<() => void>()
/** Names what is tried again when the user asks for it. */
export const onReadinessRetry = (work: () => void) => void works.add(work)
export function retryReadiness() {
  noteReadiness({ failed: null })
  for (const work of works) work()
}
