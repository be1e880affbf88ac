import { isOnline, onConnectionChange } from '../connection.ts'
import { INSTALL_CHANNEL, type InstallProgress } from './install-progress.ts'
import { getReadiness, noteReadiness, onReadinessRetry } from './readiness.ts'

/**
 * Registers the service worker, and tries again while the page is open where its installation was cut: a browser would
 * wait for the next visit. A browser that refuses (a private window) refuses again, at little cost.
 */
export function installWorker(onRegistered: (registration: ServiceWorkerRegistration) => void) {
  const seen = new WeakSet<ServiceWorkerRegistration>()
  // Where the phone has no room the worker has said so.
  const failed = () => noteReadiness({ failed: getReadiness().failed ?? 'cut' })

  async function attempt() {
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
    if (!registration) return failed()
    if (!seen.has(registration)) {
      seen.add(registration)
      onRegistered(registration)
      registration.addEventListener('updatefound', () => follow(registration))
    }
    // A browser that has a worker already looks for another one only when it is asked to.
    const isUnknown = getReadiness().files.all === 1
    if (registration.active && !registration.installing && isUnknown) noteReadiness({ files: { done: 1, all: 1 } })
    follow(registration)
  }

  function follow(registration: ServiceWorkerRegistration) {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      // Without an older worker the app does not open without a connection; an update comes with a later visit.
      if (installing.state === 'redundant' && !registration.active) failed()
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
  let most = 0
  let active = 0
  const note = () => noteReadiness({ files: { done: packs.done + active, all: packs.all + 1 } })
  new BroadcastChannel(INSTALL_CHANNEL).addEventListener('message', ({ data }: MessageEvent<InstallProgress>) => {
    if ('failed' in data) return noteReadiness({ failed: data.failed })
    packs = data
    // Two packs arrive at a time: what comes of the one does not say that the other goes on.
    if (data.done > most) noteReadiness({ failed: null })
    most = Math.max(most, data.done)
    note()
  })
  void navigator.serviceWorker.ready.then(() => {
    active = 1
    note()
  })
}
