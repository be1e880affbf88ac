import { isCropRemoval, isCropRestore } from './crop-order.ts'
import type { OutboxEntry } from './entry.ts'
import type { Outcome } from './send.ts'

/** What draining needs of the outbox: a list in order, and what becomes of an entry. */
export type Queue = {
  list: () => Promise<OutboxEntry[]>
  /** The keys of those that are being changed just now. */
  lockedKeys: () => Promise<ReadonlySet<string>>
  /** 'skipped': the list leaves it out from now on. */
  send: (entry: OutboxEntry) => Promise<Outcome | { kind: 'skipped' }>
  accepted: (entry: OutboxEntry, answer: unknown) => Promise<void>
  refused: (entry: OutboxEntry, refusal: NonNullable<OutboxEntry['refusal']>) => Promise<void>
  /** Shows which entry is being sent. */
  sending: (entry: OutboxEntry | null) => void
}

/** How a round ended: with nothing left that can be sent, or with a reason to wait. */
export type Round = 'done' | 'unreachable' | 'signedOut' | 'later'

/**
 * Sends what waits, one after the other in the order of writing. What was written about a row waits for everything
 * that was written about it before, also while that is refused and asks for its writer; other rows go on. An entry is
 * removed only after the server's answer, so that it can be sent again whenever a process ends in between.
 */
export async function drain(queue: Queue): Promise<Round> {
  const putOff = new Set<number>()
  try {
    for (;;) {
      const entry = nextOf(await queue.list(), putOff, await queue.lockedKeys())
      if (!entry) return putOff.size > 0 ? 'later' : 'done'
      queue.sending(entry)
      const outcome = await queue.send(entry)
      if (outcome.kind === 'accepted') await queue.accepted(entry, outcome.answer)
      else if (outcome.kind === 'refused') await queue.refused(entry, outcome.refusal)
      else if (outcome.kind === 'later') putOff.add(entry.seq)
      else if (outcome.kind !== 'skipped') return outcome.kind
    }
  } finally {
    queue.sending(null)
  }
}

/**
 * The first entry that nothing written before it about one of its rows holds back. That a crop is brought back waits for
 * its removal only: what was refused because the crop was gone waits for it.
 */
export function nextOf(
  entries: OutboxEntry[],
  putOff: ReadonlySet<number> = new Set(),
  aside: ReadonlySet<string> = new Set(),
): OutboxEntry | undefined {
  const held = new Set<string>()
  const leaving = new Set<string>()
  for (const entry of entries) {
    const { rows, refusal } = entry
    const holding = isCropRestore(entry) ? leaving : held
    const isHeld = refusal || aside.has(entry.key) || putOff.has(entry.seq) || rows.some((row) => holding.has(row))
    if (!isHeld) return entry
    for (const row of rows) held.add(row)
    if (isCropRemoval(entry) && !refusal) for (const row of rows) leaving.add(row)
  }
  return undefined
}
