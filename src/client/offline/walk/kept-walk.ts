import { getSession } from '#client/phone/session.ts'
import { removeDraft, writeDraft } from '#client/ui/form/drafts.ts'
import type { WalkEvent } from '#domain/fields/border/walked.ts'
import { openStore, type Store } from '../store.ts'
import { dropSpare, keepSpare, readSpare } from './spare-walk.ts'

/** Whose field is walked, and which one where it is there already, by the address of the walk. */
type WalkTarget = { farmer?: string; field?: string; entry?: string }

/** The walk that is under way on this phone: the id that its field will have, when it began, and what happened since. */
export type KeptWalk = { id: string; startedAt: string; target?: WalkTarget; events: WalkEvent[] }
type Beginning = Omit<KeptWalk, 'events'>

/**
 * Each event lies beside the outbox under its number, in a part of the phone's store that is emptied with the drafts (see
 * forgetAnswers). The beginning has the number 0.
 */
const DRAFT = 'walk'
const headOf = (userId: string) => `walk ${userId} `
const placeOf = (userId: string, number: number) => headOf(userId) + String(number).padStart(6, '0')
const rangeOf = (userId: string) => IDBKeyRange.bound(headOf(userId), `${headOf(userId)}\uffff`)

/** The walk that an earlier visit has left; null where there is none. */
export async function readWalk(): Promise<KeptWalk | null> {
  const [store, userId] = await own()
  const stored: unknown[] = store ? await store.getAll('meta', rangeOf(userId)) : []
  const [beginning, ...events] = isBeginning(stored[0]) ? stored : await broughtBack(userId)
  // An event that came after its walk was dropped has none.
  return isBeginning(beginning) ? { ...beginning, events: events as WalkEvent[] } : null
}

/** The second copy of a walk that the store has lost, put into the store again. */
async function broughtBack(userId: string): Promise<unknown[]> {
  const rows = await readSpare(userId)
  if (!isBeginning(rows[0])) return []
  for (const [number, row] of rows.entries()) await write(number, row as Beginning | WalkEvent)
  return rows
}

const isBeginning = (kept: unknown): kept is Beginning =>
  typeof kept === 'object' && kept !== null && 'startedAt' in kept

/** Begins a walk in the place of any other; false where the phone keeps nothing. */
export async function beginWalk(beginning: Beginning): Promise<boolean> {
  await dropWalk()
  // So that it is counted among what was begun and not sent: a sign-out asks first.
  writeDraft(DRAFT, { startedAt: beginning.startedAt }, { initial: {} })
  return write(0, beginning)
}

/** Stores an event, the first one under 1; false where the phone has no room. */
export const keepEvent = (number: number, event: WalkEvent): Promise<boolean> => write(number, event)

/** Its field has been saved, or nobody wants it. */
export async function dropWalk(): Promise<void> {
  const [store, userId] = await own()
  removeDraft(DRAFT)
  void dropSpare(userId)
  await store?.delete('meta', rangeOf(userId))
}

async function write(number: number, value: Beginning | WalkEvent): Promise<boolean> {
  const [store, userId] = await own()
  const spare = keepSpare(userId, number, value)
  try {
    // On the disk before it is told: a battery ends without a word.
    const tx = store?.transaction('meta', 'readwrite', { durability: 'strict' })
    await Promise.all([tx?.store.put(value, placeOf(userId, number)), tx?.done])
    return store !== null || (await spare)
  } catch {
    return spare
  }
}

const own = async (): Promise<[store: Store | null, userId: string]> => [
  await openStore(),
  getSession()?.user.id ?? 'visitor',
]
