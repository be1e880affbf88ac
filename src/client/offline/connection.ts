import { useSyncExternalStore } from 'react'

/**
 * Whether the server can be reached. The browser knows of the aeroplane mode; that there is a network but no way
 * through it shows only when a request fails.
 */
let isReachable = true
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export const isOnline = () => navigator.onLine && isReachable

/** Notes how a request ended: any answer of the server, even a refusal, is a connection. */
export function noteReachable(reached: boolean) {
  if (isReachable === reached) return
  isReachable = reached
  tell()
}

// The browser says that there is a network again: worth a try.
window.addEventListener('online', () => {
  isReachable = true
  tell()
})
window.addEventListener('offline', tell)

/** Calls back after each change of the connection; answers how to stop. */
export function onConnectionChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOnline = () => useSyncExternalStore(onConnectionChange, isOnline)
