import type { OutboxEntry } from './entry.ts'
import type { OutboxState } from './outbox-state.ts'
import type { OutboxStore } from './outbox-store.ts'
import type { Sender } from './send.ts'

/** The window that an outbox stands in. */
export type OutboxDeps = Pick<Sender, 'fetch' | 'note' | 'waiting' | 'checkClock'> & {
  openStore: () => Promise<OutboxStore>
  session: () => { token: string; user: { id: string } } | null
  endSession: () => void
  isOnline: () => boolean
  /** Does a work while no other window of this phone does such. */
  exclusively: (work: () => Promise<void>) => Promise<void>
  /** The keys of the entries that are being edited, in any window. */
  lockedKeys: () => Promise<ReadonlySet<string>>
  /** Notifies the other windows that the outbox changed. */
  notifyOthers: () => void
  show: (change: Partial<OutboxState>) => void
  /** Stores receipts of what was sent. */
  keepReceipts: (entries: OutboxEntry[]) => Promise<void>
  /** Refetches the lists that show the writes; false where that was not possible. */
  refetchAffected: (entries: OutboxEntry[]) => Promise<boolean>
}
