import type { PrecacheEntry } from 'workbox-precaching'

/** The app as a window that the worker looks after. */
type Window = { url: string; focus: () => Promise<Window>; navigate: (url: string) => Promise<Window | null> }
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }

/**
 * As much of ServiceWorkerGlobalScope as Kuu uses: TypeScript's own declaration stands in a library that cannot be
 * loaded beside that of the page.
 */
export type Worker = {
  /** The files to be kept, written in at build time. */
  __WB_MANIFEST: (PrecacheEntry | string)[]
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (options?: { type?: 'window'; includeUncontrolled?: boolean }) => Promise<Window[]>
    openWindow: (url: string) => Promise<Window | null>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'message', listener: (event: MessageEvent<{ type?: string } | null>) => void): void
    (type: 'sync', listener: (event: Lasting & { tag: string }) => void): void
  }
}
