import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { OutboxEntry } from './outbox/entry.ts'

/** Kuu's store on the phone. `queries` can be fetched again at any time; `outbox` and the receipts cannot. */
interface KuuStore extends DBSchema {
  /** Answers of the server, under user and question. */
  queries: { key: string; value: unknown }
  /** How far it has synchronized, and receipts of what was sent (see sent/receipts.ts). */
  meta: { key: string; value: unknown }
  /** What was written here and has not been named by the server yet, in the order of writing. */
  outbox: { key: number; value: OutboxEntry }
}
export type Store = IDBPDatabase<KuuStore>

let opening: Promise<Store | null> | null = null

/** Longer than any phone takes; another window, or a broken profile, can hold it up for ever. */
const PATIENCE_MS = 3_000

/**
 * The phone's store, or null where there is none: a private window of some browsers, a phone that refuses, or one that
 * does not answer. Kuu then works as long as there is a connection, and shows that.
 */
export function openStore(): Promise<Store | null> {
  opening ??= openInTime()
  return opening
}

let isFoundLate = () => {}
/** Calls back when a store that was given up opens after all. */
export function onStoreFoundLate(listener: () => void) {
  isFoundLate = listener
}

/** How long a browser may take to clear a store that it has closed. */
const CLEARING_MS = 1000
let wasOpen = false
let isLost = () => {}
/** Calls back when the browser took the store away under this window, as when its owner clears what sites store. */
export function onStoreLost(listener: () => void) {
  isLost = listener
}

function openInTime(): Promise<Store | null> {
  let isGivenUp = false
  const store = open().catch(() => null)
  const patience = new Promise<null>((resolve) => {
    const timer = setTimeout(() => {
      isGivenUp = true
      resolve(null)
    }, PATIENCE_MS)
    void store.then(() => clearTimeout(timer))
  })
  void store.then((found) => {
    if (found) wasOpen = true
    // While the browser clears a store, it refuses to open it: the next use tries again.
    else if (wasOpen) opening = null
    if (!isGivenUp || !found) return
    opening = store
    isFoundLate()
  })
  return Promise.race([store, patience])
}

/** Some browsers refuse by throwing at once: as a promise that comes out alike. */
async function open(): Promise<Store> {
  return openDB<KuuStore>('kuu', 1, {
    upgrade(db) {
      db.createObjectStore('queries')
      db.createObjectStore('meta')
      db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
    },
    // Another tab upgrades the store: this one closes it, and opens it again when it needs it.
    blocking: (_current, next, event) => {
      ;(event.target as IDBDatabase).close()
      opening = null
      if (next === null) isLost()
    },
    terminated: () => {
      opening = null
      setTimeout(isLost, CLEARING_MS)
    },
  })
}

/** For tests, which bring a store of their own to each world. */
export function forgetStore() {
  opening = null
  wasOpen = false
}
