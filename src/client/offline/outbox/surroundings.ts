import type { Box } from './box.ts'
import type { OutboxEntry } from './entry.ts'
import type { OutboxState } from './outbox-state.ts'

/** The window that an outbox stands in. */
export type Surroundings = {
  openBox: () => Promise<Box>
  session: () => { token: string; user: { id: string } } | null
  endSession: () => void
  isOnline: () => boolean
  noteReachable: (reached: boolean) => void
  fetch: typeof fetch
  /** Does a work while no other window of this phone does such. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** The keys of the entries that are being changed, in whatever window. */
  aside: () => Promise<ReadonlySet<string>>
  /** Tells the other windows that the outbox changed. */
  tellOthers: () => void
  show: (change: Partial<OutboxState>) => void
  /** Asks again for the lists that writes show in; false where they could not be asked. */
  follow: (entries: OutboxEntry[]) => Promise<boolean>
}
