import { endSession, getSession, onSessionChange } from '#client/api/session.ts'
import { isOnline, noteReachable, onConnectionChange } from '../connection.ts'
import { onStoreFoundLate } from '../store.ts'
import { openBox } from './box.ts'
import { createOutbox } from './create-outbox.ts'
import { keysAside } from './mending.ts'
import { showOutbox } from './outbox-state.ts'
import type { Surroundings } from './surroundings.ts'

/** Other tabs and the service worker tell that they changed the outbox. */
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('kuu-outbox') : null

/** Until the lists are known nothing leaves the outbox (see start.ts). */
let follow: Surroundings['follow'] = async () => false
export function onAccepted(work: Surroundings['follow']) {
  follow = work
}

/** The outbox of this window. */
export const outbox = createOutbox({
  openBox,
  session: getSession,
  endSession,
  isOnline,
  noteReachable,
  fetch: (...request) => fetch(...request),
  alone: (work) => (navigator.locks ? navigator.locks.request('kuu-outbox', work) : work()),
  aside: keysAside,
  tellOthers: () => others?.postMessage('changed'),
  show: showOutbox,
  follow: (entries) => follow(entries),
})

/** Asks the browser to wake the service worker when the connection is back, also when this window is closed. */
export async function askForBackgroundSync() {
  const registration = (await navigator.serviceWorker?.ready.catch(() => undefined)) as
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined
  await registration?.sync?.register('kuu-outbox').catch(() => undefined)
}

others?.addEventListener('message', () => void outbox.hearOthers())
onStoreFoundLate(() => void outbox.refresh().then(() => outbox.sendAll()))
onConnectionChange(() => {
  if (isOnline()) void outbox.sendAll()
})
onSessionChange((now, before) => {
  if (now?.user.id === before?.user.id) return
  void outbox.refresh().then(() => now && outbox.sendAll())
})
void outbox.refresh().then(() => outbox.sendAll())
