import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createOutbox } from '#client/offline/outbox/create-outbox.ts'
import type { OutboxDeps } from '#client/offline/outbox/deps.ts'
import type { OutboxEntry } from '#client/offline/outbox/entry.ts'
import type { OutboxState } from '#client/offline/outbox/outbox-state.ts'
import { type NewEntry, type OutboxStore, outboxStoreIn } from '#client/offline/outbox/outbox-store.ts'
import { keepReceipts } from '#client/offline/sent/receipts.ts'
import { forgetStore, openStore } from '#client/offline/store.ts'
import type { Network } from './network.ts'

type Session = { token: string; user: { id: string } }

/** How a phone learns the server's date; most tests have one clock for both. */
type Clock = { note: OutboxDeps['note']; check: OutboxDeps['checkClock'] }
const NO_CLOCK: Clock = { note: () => undefined, check: async () => undefined }

/** A phone with its own store, and the lock that lets one of its windows send at a time. */
export async function phone(network: Pick<Network, 'fetch'>, session: Session, clock: Clock = NO_CLOCK) {
  globalThis.indexedDB = new IDBFactory()
  forgetStore()
  const store = outboxStoreIn((await openStore())!)
  /** The sequence number of every write that this phone ever stored, by its key. */
  const added = new Map<string, number>()
  let isFull = false
  const box: OutboxStore = {
    ...store,
    add: async (entry) => {
      if (isFull) throw new DOMException('The phone is full', 'QuotaExceededError')
      const stored = await store.add(entry)
      added.set(stored.key, stored.seq)
      return stored
    },
  }
  const windows = new Set<Window>()
  /** What is being edited on this phone. */
  const aside = new Set<string>()
  let tail: Promise<unknown> = Promise.resolve()

  /** Like navigator.locks: first come, first served; a window that closes releases its lock. */
  function alone(life: Life, work: () => Promise<void>): Promise<void> {
    const done = tail.then(() => (life.isOver ? undefined : Promise.race([work(), life.end])))
    tail = done.catch(() => undefined)
    return done as Promise<void>
  }

  function open(steps = Number.POSITIVE_INFINITY): Window {
    const life = lifeOf(steps)
    let now: Session | null = session
    let isReachable = true
    const state: OutboxState = { entries: [], sending: null, isDurable: true, isFull: false }
    const outbox = createOutbox({
      openStore: async () => mortal(box, life),
      session: () => now,
      endSession: () => {
        now = null
      },
      isOnline: () => isReachable,
      note: (ending) => {
        isReachable = ending.kind === 'own'
        clock.note(ending)
      },
      checkClock: clock.check,
      fetch: (url, init) => life.step(() => network.fetch(String(url), init)),
      exclusively: (work) => alone(life, work),
      lockedKeys: async () => aside,
      notifyOthers: () => {
        for (const other of windows) if (other !== window) void other.outbox.onOtherWindowChanged()
      },
      show: (change) => Object.assign(state, change),
      keepReceipts: (entries) => life.step(() => keepReceipts(entries)),
      refetchAffected: async () => isReachable,
    })
    const window: Window = {
      outbox,
      state,
      life,
      /** The connection is back, and the user is signed in again. */
      wake: () => {
        isReachable = true
        now = session
      },
      lose: () => {
        isReachable = false
      },
      close: () => {
        life.finish()
        windows.delete(window)
      },
    }
    windows.add(window)
    void life.end.then(() => windows.delete(window))
    return window
  }

  const fill = () => {
    isFull = true
  }
  return { box, open, added, fill, aside }
}

export type Phone = Awaited<ReturnType<typeof phone>>
export type Window = {
  outbox: ReturnType<typeof createOutbox>
  state: OutboxState
  life: Life
  wake: () => void
  lose: () => void
  close: () => void
}

/** A window's remaining life: after this number of steps it closes, and whatever it waits for never comes. */
function lifeOf(steps: number) {
  let left = steps
  let finish = () => {}
  const end = new Promise<void>((resolve) => {
    finish = resolve
  })
  const life = {
    isOver: false,
    end,
    finish: () => {
      life.isOver = true
      finish()
    },
    /** One step begins, is done, and returns; the window may close between any two of these. */
    step: async <T>(work: () => Promise<T>): Promise<T> => {
      await life.tick()
      const answer = await work()
      await life.tick()
      return answer
    },
    tick: async () => {
      left -= 1
      if (left <= 0) life.finish()
      if (life.isOver) await new Promise<never>(() => undefined)
    },
  }
  return life
}
type Life = ReturnType<typeof lifeOf>

const mortal = (box: OutboxStore, life: Life): OutboxStore => ({
  isDurable: true,
  add: (entry) => life.step(() => box.add(entry)),
  hold: (entry) => life.step(() => box.hold(entry)),
  list: () => life.step(() => box.list()),
  change: (entry, next) => life.step(() => box.change(entry, next)),
})

export const entryOf = (
  entry: Pick<OutboxEntry, 'userId' | 'path' | 'input' | 'rows'> & Partial<OutboxEntry>,
): NewEntry => ({
  key: crypto.randomUUID(),
  optimisticAnswer: null,
  writtenAt: 0,
  version: 1,
  ...entry,
})
