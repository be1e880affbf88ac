import { useSyncExternalStore } from 'react'
import { isClockChecked, noteServerDate } from '#client/phone/server-clock.ts'
import { ask, type Ending, type RequestDeps } from './line/ask.ts'
import { lineHistory, SLOW_MS } from './line/weak.ts'

/** 'login': the network answers in the server's place until somebody logs in to it. */
export type Line = 'online' | 'weak' | 'login' | 'offline'

/**
 * Whether the server can be reached. The browser knows of the aeroplane mode; that there is a network but no way
 * through it shows only when a request fails, and that there is a way again only when one succeeds.
 */
let blockedBy: 'login' | 'offline' | null = null
const history = lineHistory()
/** How often the requests that wait for an answer have waited as long as a slow one. */
let late = 0
const onLine = new Set<() => void>()
const onConnection = new Set<() => void>()

export const getLine = (): Line => {
  if (!navigator.onLine) return 'offline'
  return blockedBy ?? (history.isWeak(late) ? 'weak' : 'online')
}
export const isOnline = () => navigator.onLine && blockedBy === null

let last = { line: getLine(), isOnline: isOnline() }
function notify() {
  const before = last
  last = { line: getLine(), isOnline: isOnline() }
  if (last.line !== before.line) for (const listener of onLine) listener()
  if (last.isOnline !== before.isOnline) for (const listener of onConnection) listener()
}

/** Notes how a request ended: any answer of the server, even a refusal, is a connection. */
export function noteLine(ending: Ending) {
  if (ending.kind === 'own') stopLooking()
  else lookLater()
  take(ending)
}

let isKnown = false
/** A screen that asks nothing finds out too whether the server can be reached. */
export const lookUnlessKnown = () => void (isKnown || look())

function take(ending: Ending) {
  isKnown = true
  if (ending.kind === 'own') noteServerDate(ending.date)
  if (ending.kind === 'own') history.note(ending.ms)
  // An outage counts once, however many requests it takes with it.
  else if (blockedBy === null) history.note(null)
  blockedBy = ending.kind === 'own' ? null : ending.kind === 'portal' ? 'login' : 'offline'
  notify()
}

/** Sends a request of this page; rejects unless our server answers. */
export const askServer: AskServer = (url, init = {}) => ask(url, init, { ...pageLine, heardAt })
export type AskServer = (url: RequestInfo | URL | string, init?: RequestInit) => Promise<Response>

/**
 * On a line that stalls nothing ends for a while: what is said of it must not wait for that. A request that waits twice
 * as long as a slow one counts as two, for it may be the only one.
 */
async function waiting<T>(work: Promise<T>): Promise<T> {
  let own = 0
  const timer = setInterval(() => {
    own += 1
    late += 1
    notify()
  }, SLOW_MS)
  try {
    return await work
  } finally {
    clearInterval(timer)
    late -= own
  }
}
/** How the requests of this page leave, and what is noted of them. */
export const pageLine: RequestDeps = { fetch: (...request) => fetch(...request), note: noteLine, waiting }
/** Asks for the server's date unless it is known; rejects where no answer comes. */
export const checkClock = async () => void (isClockChecked() || (await askServer('/api/health', { cache: 'no-store' })))

/**
 * A browser sends a few requests at a time: while files arrive, those in its queue are not stalled. What was given up,
 * or came from the phone itself, has no bytes.
 */
const heardAt = () =>
  Math.max(
    0,
    ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ transferSize, encodedBodySize, responseEnd }) => (transferSize && encodedBodySize ? responseEnd : 0),
    ),
  )

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
  // A healthy server does not mean that the failed request works: should that fail again, the next check comes later.
  const note = (ending: Ending) => {
    if (ending.kind !== 'own') lookLater()
    take(ending)
  }
  await ask('/api/health', { cache: 'no-store' }, { ...pageLine, note }).catch(() => null)
}

// The browser reports a network again: try at once.
window.addEventListener('online', () => {
  stopLooking()
  blockedBy = null
  // A page that slept has not heard that the connection was lost.
  last = { ...last, isOnline: false }
  notify()
})
window.addEventListener('offline', notify)
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && blockedBy) void look()
})

function follow(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const onLineChange = (listener: () => void) => follow(onLine, listener)
/** Calls back when the connection is lost, and when it is back; answers how to stop. */
export const onConnectionChange = (listener: () => void) => follow(onConnection, listener)

export const useOnline = () => useSyncExternalStore(onLineChange, isOnline, isOnline)
export const useLine = () => useSyncExternalStore(onLineChange, getLine, getLine)
