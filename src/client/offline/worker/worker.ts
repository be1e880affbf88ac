import type { PrecacheEntry } from 'workbox-precaching'
import type { PushWorker } from './push.ts'

type Message = MessageEvent<{ type?: string } | null> & { waitUntil: (work: Promise<unknown>) => void }
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void }
type Sync = { tag: string; waitUntil: (work: Promise<unknown>) => void }

/** As much of ServiceWorkerGlobalScope as Kuu uses (see push.ts for why not all of it). */
export interface Worker extends PushWorker {
  /** The files to be kept, written in at build time. */
  readonly __WB_MANIFEST: (PrecacheEntry | string)[]
  readonly registration: PushWorker['registration'] & { readonly active: unknown }
  readonly clients: PushWorker['clients'] & { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener: PushWorker['addEventListener'] & {
    (type: 'message', listener: (event: Message) => void): void
    (type: 'install' | 'activate', listener: (event: Extendable) => void): void
    (type: 'sync', listener: (event: Sync) => void): void
  }
}
