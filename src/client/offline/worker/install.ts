import { isOnline, onConnectionChange } from '../connection.ts'
import { createRetry } from '../outbox/single-flight.ts'
import { INSTALL_CHANNEL, type InstallProgress } from './install-progress.ts'
import { noteReadiness, onReadinessRetry } from './readiness.ts'

/**
 * Registers the service worker, and tries again while the page is open where its installation was cut: a browser would
 * wait for the next visit. A browser that refuses (a private window) refuses again, at little cost.
 */
export function installWorker(onRegistered: (registration: ServiceWorkerRegistration) => void) {
  const seen = new WeakSet<ServiceWorkerRegistration>()
  const retryLater = createRetry(() => void attempt())
  const failed = () => {
    noteReadiness({ failed: 'cut' })
    retryLater(true)
  }

  async function attempt() {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
    if (!registration) return failed()
    if (!seen.has(registration)) {
      seen.add(registration)
      onRegistered(registration)
      registration.addEventListener('updatefound', () => follow(registration))
    }
    // A browser that has a worker already looks for another one only when it is asked to.
    if (registration.active && !registration.installing) noteReadiness({ files: { done: 1, all: 1 } })
    follow(registration)
  }

  function follow(registration: ServiceWorkerRegistration) {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      // Without an older worker the app does not open without a connection; an update comes with a later visit.
      if (installing.state === 'redundant' && !registration.active) failed()
      if (installing.state === 'activated') retryLater(false)
    })
  }

  followProgress()
  onReadinessRetry(() => void attempt())
  onConnectionChange(() => isOnline() && !navigator.serviceWorker.controller && void attempt())
  return attempt()
}

/** The worker says how far it is; one part more is that it is active. */
function followProgress() {
  let packs = { done: 0, all: 0 }
  let active = 0
  const note = () => noteReadiness({ files: { done: packs.done + active, all: packs.all + 1 }, failed: null })
  new BroadcastChannel(INSTALL_CHANNEL).addEventListener('message', ({ data }: MessageEvent<InstallProgress>) => {
    if ('failed' in data) return noteReadiness({ failed: data.failed })
    packs = data
    note()
  })
  void navigator.serviceWorker.ready.then(() => {
    active = 1
    note()
  })
}
