import { getSession, loseSession, onSessionChange } from '#client/phone/session.ts'
import { checkClock, isOnline, onConnectionChange, pageLine } from '../connection.ts'
import { onStoreFoundLate, onStoreLost } from '../store.ts'
import { createOutbox } from './create-outbox.ts'
import type { OutboxDeps } from './deps.ts'
import { lockedKeys } from './edit-lock.ts'
import { showOutbox } from './outbox-state.ts'
import { openOutboxStore } from './outbox-store.ts'

/** Other tabs and the service worker notify this window when they change the outbox. */
const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('kuu-outbox') : null

/** Set by start.ts; until then no entry leaves the outbox. */
let follow: OutboxDeps['refetchAffected'] = async () => false
export function setRefetchAffected(work: OutboxDeps['refetchAffected']) {
  follow = work
}

/** The outbox of this window. */
export const outbox = createOutbox({
  openStore: openOutboxStore,
  session: getSession,
  endSession: loseSession,
  isOnline,
  ...pageLine,
  checkClock,
  exclusively: (work) => (navigator.locks ? navigator.locks.request('kuu-outbox', work) : work()),
  lockedKeys: lockedKeys,
  notifyOthers: () => others?.postMessage('changed'),
  show: showOutbox,
  keepReceipts: async (entries) => (await import('../sent/receipts.ts')).keepReceipts(entries),
  refetchAffected: (entries) => follow(entries),
})

/** Asks the browser to wake the service worker when the connection is back, also when this window is closed. */
export async function askForBackgroundSync() {
  const registration = (await navigator.serviceWorker?.ready.catch(() => undefined)) as
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined
  await registration?.sync?.register('kuu-outbox').catch(() => undefined)
}

others?.addEventListener('message', () => void outbox.onOtherWindowChanged())
onStoreFoundLate(() => void outbox.refresh().then(() => outbox.sendAll()))
onStoreLost(() => void outbox.writeAgain())
onConnectionChange(() => {
  if (isOnline()) void outbox.sendAll()
})
onSessionChange((now, before) => {
  if (now?.user.id === before?.user.id) return
  showOutbox({ missing: null })
  void outbox.refresh().then(() => now && outbox.sendAll())
})
void outbox.refresh().then(() => outbox.sendAll())
