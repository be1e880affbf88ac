import { openStore, type Store } from '../store.ts'
import type { OutboxEntry } from './entry.ts'

/** An entry before the store has given it its place. */
export type NewEntry = Omit<OutboxEntry, 'seq'>

/** Where entries lie: on the phone, or in memory where there is no store. */
export type OutboxStore = {
  /** Whether it outlives this window. */
  isDurable: boolean
  add: (entry: NewEntry) => Promise<OutboxEntry>
  /** Takes an entry for which the phone has no room; it ends with this window. */
  hold: (entry: NewEntry) => Promise<OutboxEntry>
  list: () => Promise<OutboxEntry[]>
  /**
   * Puts another in the place of an entry, or nothing, if it is still as it was read; false, and nothing done, where
   * another window, or its writer, came first.
   */
  change: (entry: OutboxEntry, next: OutboxEntry | null) => Promise<boolean>
}

const isSame = (a: OutboxEntry, b: OutboxEntry | undefined) => a.key === b?.key && a.revision === b.revision

/** Entries in memory come after all that the phone has ever stored. */
const FIRST_HELD = 2 ** 40
/** Whether an entry ends with this window. */
export const isHeld = ({ seq }: Pick<OutboxEntry, 'seq'>) => seq >= FIRST_HELD

/**
 * The outbox on the phone, and behind it what this window holds because there was no room. `add` rejects with a
 * QuotaExceededError when the phone is full: then nothing was written.
 */
export const outboxStoreIn = (store: Store, held: OutboxStore = memoryOutboxStore()): OutboxStore => ({
  isDurable: true,
  hold: held.add,
  add: async (entry) => {
    // 'strict': the browser reports success when the disk has it.
    const tx = store.transaction('outbox', 'readwrite', { durability: 'strict' })
    const [seq] = await Promise.all([tx.store.add(entry as OutboxEntry), tx.done])
    return { ...entry, seq }
  },
  list: async () => [...(await store.getAll('outbox')).map(upgraded), ...(await held.list())],
  change: async (entry, next) => {
    if (isHeld(entry)) return held.change(entry, next)
    const tx = store.transaction('outbox', 'readwrite', { durability: 'strict' })
    const isThere = isSame(entry, await tx.store.get(entry.seq))
    const work = !isThere ? undefined : next ? tx.store.put(next) : tx.store.delete(entry.seq)
    await Promise.all([work, tx.done])
    return isThere
  },
})

/** An entry as an older version stored it: what it left out, and what it called the answer. */
type StoredEntry = OutboxEntry & { meanwhile?: unknown }

/**
 * An entry of an older version in today's shape, so that one odd entry does not block the others, nor a screen that
 * lays it over its list.
 */
export const upgraded = ({ meanwhile, ...entry }: StoredEntry): OutboxEntry => ({
  ...entry,
  rows: entry.rows ?? [],
  input: entry.input ?? {},
  optimisticAnswer: entry.optimisticAnswer ?? meanwhile ?? {},
})

function memoryOutboxStore(): OutboxStore {
  const entries = new Map<number, OutboxEntry>()
  let next = FIRST_HELD
  const add = async (entry: NewEntry) => {
    const stored = { ...entry, seq: next }
    entries.set(next, stored)
    next += 1
    return stored
  }
  return {
    isDurable: false,
    add,
    hold: add,
    list: async () => [...entries.values()],
    change: async (entry, other) => {
      if (!isSame(entry, entries.get(entry.seq))) return false
      if (other) entries.set(entry.seq, other)
      else entries.delete(entry.seq)
      return true
    },
  }
}

const memory = memoryOutboxStore()

export async function openOutboxStore(): Promise<OutboxStore> {
  const store = await openStore()
  return store ? outboxStoreIn(store, memory) : memory
}
