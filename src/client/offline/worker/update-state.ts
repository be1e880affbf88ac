import { useSyncExternalStore } from 'react'

type Take = () => void
let take: Take | null = null
const listeners = new Set<() => void>()

/** Offers a new version; null withdraws the offer for this visit. */
export function showUpdate(offer: Take | null) {
  take = offer
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How to take the new version that waits, if one does. */
export const useUpdate = () => useSyncExternalStore(subscribe, () => take)
