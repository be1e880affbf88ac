import { useSyncExternalStore } from 'react'

/**
 * Whether the server can be reached. The browser knows of the aeroplane mode; that there is a network but no way
 * through it shows only when a request fails, and that there is a way again only when one succeeds.
 */
let isReachable = true
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

export const isOnline = () => navigator.onLine && isReachable

/** Notes how a request ended: any answer of the server, even a refusal, is a connection. */
export function noteReachable(reached: boolean) {
  if (reached) stopLooking()
  else lookLater()
  set(reached)
}

function set(reached: boolean) {
  if (isReachable === reached) return
  isReachable = reached
  notify()
}

const FIRST_LOOK_MS = 5_000
const LAST_LOOK_MS = 300_000
let waitMs = 0
let timer: ReturnType<typeof setTimeout> | undefined

function lookLater() {
  if (timer !== undefined) return
  waitMs = Math.min(LAST_LOOK_MS, waitMs * 2 || FIRST_LOOK_MS)
  timer = setTimeout(look, waitMs)
}

function stopLooking() {
  clearTimeout(timer)
  timer = undefined
  waitMs = 0
}

/** Checks whether the server is reachable, with the smallest of all requests; not while the page is hidden. */
async function look() {
  clearTimeout(timer)
  timer = undefined
  if (document.hidden || !navigator.onLine) return lookLater()
  // A gate that answers everything with its own page is no server.
  const isThere = await isHealthy().catch(() => false)
  // A healthy server does not mean that the failed request works: should that fail again, the next check comes later.
  if (!isThere) lookLater()
  set(isThere)
}

async function isHealthy() {
  const answer = await fetch('/api/health', { cache: 'no-store' })
  const health: { status?: string } | null = await answer.json()
  return health?.status === 'ok'
}

// The browser reports a network again: try at once.
window.addEventListener('online', () => {
  stopLooking()
  isReachable = true
  notify()
})
window.addEventListener('offline', notify)
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && !isReachable) void look()
})

/** Calls back after each change of the connection; answers how to stop. */
export function onConnectionChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOnline = () => useSyncExternalStore(onConnectionChange, isOnline)
