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
  put: (entry: OutboxEntry) => Promise<void>
  remove: (seq: number) => Promise<void>
}

/** The outbox on the phone. Rejects with a QuotaExceededError when the phone is full: then nothing was written. */
export const boxIn = (store: Store): Box => ({
  isKept: true,
  add: async (entry) => {
    // 'strict': the browser says that it is written when the disk has it.
    const tx = store.transaction('outbox', 'readwrite', { durability: 'strict' })
    const seq = await tx.store.add(entry as OutboxEntry)
    await tx.done
    return { ...entry, seq }
  },
  list: () => store.getAll('outbox'),
  put: async (entry) => void (await store.put('outbox', entry)),
  remove: (seq) => store.delete('outbox', seq),
})

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
    put: async (entry) => void entries.set(entry.seq, entry),
    remove: async (seq) => void entries.delete(seq),
  }
}

const memory = boxInMemory()

export async function openBox(): Promise<Box> {
  const store = await openStore()
  return store ? boxIn(store) : memory
}
