import { useSyncExternalStore } from 'react'
import { createRetry } from '../outbox/single-flight.ts'

/** How many of the files and answers that the app needs without a connection are on the phone. */
export type Readiness = {
  files: Count
  answers: Count
  /** Why the files do not go on: the connection was cut, or the phone has no room. */
  failed: 'cut' | 'full' | null
  /** Whether some of the answers did not come. */
  areAnswersCut: boolean
}
type Count = { done: number; all: number }

/** Before anything is known there is one part of each kind, and none is there. */
const UNKNOWN: Count = { done: 0, all: 1 }
let state: Readiness = { files: UNKNOWN, answers: UNKNOWN, failed: null, areAnswersCut: false }
const listeners = new Set<() => void>()

export const getReadiness = () => state
const isComplete = ({ files, answers }: Readiness) => files.done + answers.done === files.all + answers.all
const isCut = () => state.failed === 'cut' || state.areAnswersCut

export function noteReadiness(change: Partial<Readiness>) {
  const wasCut = isCut()
  state = { ...state, ...change }
  if (isCut() && !wasCut) retryLater(true)
  if (isComplete(state)) retryLater(false)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useReadiness = () => useSyncExternalStore(subscribe, getReadiness, getReadiness)

const works = new Set<() => void>()
/** Names what is tried again: by itself after a cut, while the page is open, and when the user asks for it. */
export const onReadinessRetry = (work: () => void) => void works.add(work)
export function retryReadiness() {
  noteReadiness({ failed: null, areAnswersCut: false })
  for (const work of works) work()
}
/** What found no room would be loaded in vain: that is left to the user. */
const retryLater = createRetry(() => isCut() && retryReadiness())
