import { showUpdate } from './update-state.ts'

/**
 * Brings the service worker. A newer one waits: what it brings is offered (see UpdateNotice), and taken only when the
 * user says so, because the page is then loaded anew.
 */
export async function registerWorker() {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  // A browser may refuse (private window, storage full): Kuu then works with a connection, as any page does.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  const offer = (waiting: ServiceWorker | null) => {
    // Without a controller this is the first worker of all, which takes nobody's place.
    if (waiting && navigator.serviceWorker.controller) showUpdate(() => take(waiting))
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  })
}

function take(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
