import type { OutboxEntry } from './entry.ts'
import { openStore, type Store } from './store.ts'

/** An entry before the store has given it its place. */
export type NewEntry = Omit<OutboxEntry, 'seq'>

/** Where entries lie: on the phone, or in memory where there is no store. */
export type Box = {
  /** Whether it outlives this window. */
  isKept: boolean
  add: (entry: NewEntry) => Promise<OutboxEntry>
  list: () => Promise<OutboxEntry[]>
  /**
   * Puts another in the place of an entry, or nothing, if it is still as it was read; false, and nothing done, where
   * another window, or its writer, came first.
   */
  change: (entry: OutboxEntry, next: OutboxEntry | null) => Promise<boolean>
}

const isSame = (a: OutboxEntry, b: OutboxEntry | undefined) => a.key === b?.key && a.revision === b.revision

/** The outbox on the phone. Rejects with a QuotaExceededError when the phone is full: then nothing was written. */
export const boxIn = (store: Store): Box => ({
  isKept: true,
  add: async (entry) => {
    // 'strict': the browser says that it is written when the disk has it.
    const tx = store.transaction('outbox', 'readwrite', { durability: 'strict' })
    const [seq] = await Promise.all([tx.store.add(entry as OutboxEntry), tx.done])
    return { ...entry, seq }
  },
  list: async () => (await store.getAll('outbox')).map(whole),
  change: async (entry, next) => {
    const tx = store.transaction('outbox', 'readwrite', { durability: 'strict' })
    const isThere = isSame(entry, await tx.store.get(entry.seq))
    const work = !isThere ? undefined : next ? tx.store.put(next) : tx.store.delete(entry.seq)
    await Promise.all([work, tx.done])
    return isThere
  },
})

/** Whatever an older version left out, so that one odd entry keeps nobody from the others. */
const whole = (entry: OutboxEntry): OutboxEntry => ({ ...entry, rows: entry.rows ?? [], input: entry.input ?? {} })

function boxInMemory(): Box {
  const entries = new Map<number, OutboxEntry>()
  let last = 0
  return {
    isKept: false,
    add: async (entry) => {
      last += 1
      const kept = { ...entry, seq: last }
      entries.set(last, kept)
      return kept
    },
    list: async () => [...entries.values()],
    change: async (entry, next) => {
      if (!isSame(entry, entries.get(entry.seq))) return false
      if (next) entries.set(entry.seq, next)
      else entries.delete(entry.seq)
      return true
    },
  }
}

const memory = boxInMemory()

export async function openBox(): Promise<Box> {
  const store = await openStore()
  return store ? boxIn(store) : memory
}
