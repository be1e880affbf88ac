import { newId } from '#client/phone/new-id.ts'
import { serverNow } from '#client/phone/server-clock.ts'
import { correctedFields } from './corrected-fields.ts'
import { isCropRestore } from './crop-order.ts'
import type { OutboxDeps } from './deps.ts'
import { drain } from './drain.ts'
import { done, isQuestion, isToBeSent, type OutboxEntry, type Refusal } from './entry.ts'
import { isHeld, type NewEntry, type OutboxStore } from './outbox-store.ts'
import { type Outcome, send } from './send.ts'
import { createRetry, singleFlight } from './single-flight.ts'

/** The server's last word on a write. */
export type Delivered = Extract<Outcome, { kind: 'accepted' | 'refused' }>

/** How long a form waits for a slow answer before it shows that the outbox goes on with it. */
const MAX_PATIENCE_MS = 10_000

/** Of a write that the server has in another wording the form must not say that it was refused. */
const isForForm = ({ problem }: Refusal) => problem !== 'keyReused'

/** Whether a removal was undone since it was written: it asks nobody any more. */
const isTakenBack = ({ seq, input }: OutboxEntry, entries: readonly OutboxEntry[]) =>
  entries.some((later) => later.seq > seq && isCropRestore(later) && later.input.cropId === input.cropId)

/** Loaded with the first refusal; where it cannot be, its author decides. */
const amendedBy = (entry: OutboxEntry, refusal: Refusal) =>
  import('./amended.ts').then(
    ({ amended }) => amended(entry, refusal),
    () => null,
  )

export function createOutbox(deps: OutboxDeps) {
  /**
   * The callers that wait for the answer of an entry in this window. A refusal goes to the form, which still has the
   * input.
   */
  const waiting = new Map<string, (outcome: Delivered) => void>()
  let shown: OutboxEntry[] = []

  const listOf = async (box: OutboxStore, userId = deps.session()?.user.id) =>
    (await box.list()).filter((entry) => entry.userId === userId)

  function show(entries: OutboxEntry[], { isDurable }: OutboxStore) {
    shown = entries
    deps.show({ entries, isDurable: isDurable && !entries.some(isHeld) })
  }

  /** Reads the outbox again, and updates the screens. */
  async function refresh() {
    const box = await deps.openStore()
    show(await listOf(box), box)
  }

  async function changed() {
    deps.notifyOthers()
    await refresh()
  }

  /**
   * Stores a write. Where the phone has no room this window holds it, if it can be sent now; if it cannot, it rejects,
   * and the form keeps the input.
   */
  async function enqueue(entry: NewEntry): Promise<OutboxEntry> {
    const box = await deps.openStore()
    const stored = await box.add(entry).catch((error: unknown) => {
      deps.show({ isFull: true })
      if (!deps.isOnline()) throw error
      return box.hold(entry)
    })
    if (!isHeld(stored) || !box.isDurable) deps.show({ isFull: false })
    // It is stored: an error from here on must not make the user send it a second time.
    await changed().catch(() => undefined)
    return stored
  }

  /**
   * Tries to send what was just stored. Returns the server's outcome; null when the entry has to wait, and it goes on
   * waiting whoever called.
   */
  async function deliver(entry: OutboxEntry): Promise<Delivered | null> {
    if (!deps.isOnline()) return null
    let outcome: Delivered | null = null
    const answered = new Promise<void>((resolve) => {
      waiting.set(entry.key, (word) => {
        outcome = word
        resolve()
      })
    })
    await Promise.race([answered, sendAll(), new Promise((resolve) => setTimeout(resolve, MAX_PATIENCE_MS))])
    waiting.delete(entry.key)
    return outcome ?? outcomeElsewhere(entry)
  }

  /** The outcome that another window, or the worker, received for an entry. */
  async function outcomeElsewhere(entry: OutboxEntry): Promise<Delivered | null> {
    const box = await deps.openStore()
    const now = (await box.list()).find(({ key }) => key === entry.key)
    if (!now) return { kind: 'accepted', answer: undefined }
    if (now.isDone) return { kind: 'accepted', answer: now.optimisticAnswer }
    return now.refusal && isForForm(now.refusal) ? { kind: 'refused', refusal: now.refusal } : null
  }

  /** Sends what waits, one window at a time. */
  const sendAll = singleFlight(() =>
    deps
      .exclusively(sendRound)
      // The phone's store failed; what lies there is tried again.
      .catch(() => retryLater(true)),
  )
  /** A broken connection is watched elsewhere; this is for a server in trouble, and for answers that arrive damaged. */
  const retryLater = createRetry(() => void sendAll())

  async function sendRound() {
    const session = deps.session()
    if (!session || !deps.isOnline()) return
    const box = await deps.openStore()
    const result = await drain({
      list: async () => (await listOf(box, session.user.id)).filter(isToBeSent),
      lockedKeys: deps.lockedKeys,
      send: (entry) => send(entry, { ...deps, token: () => session.token }),
      accepted: (entry, answer) => accept(box, entry, answer),
      refused: (entry, refusal) => refuse(box, entry, refusal),
      sending: (entry) => deps.show({ sending: entry?.seq ?? null }),
    })
    await finishAccepted()
    if (result === 'signedOut' && deps.session()?.token === session.token) deps.endSession()
    retryLater(result === 'later' || result === 'unreachable')
  }

  async function accept(box: OutboxStore, entry: OutboxEntry, answer: unknown) {
    await box.change(entry, done(entry, answer, serverNow())).catch(() => box.change(entry, null))
    const resolveForm = waiting.get(entry.key)
    // A caller that waits gets fresh lists at once; of a long queue they are refetched once, at the end of the round.
    await (resolveForm ? finishAccepted() : refresh())
    resolveForm?.({ kind: 'accepted', answer })
  }

  /**
   * Takes out what is done once the lists have followed; until then it stays, so that nothing vanishes from a screen.
   */
  async function finishAccepted() {
    const box = await deps.openStore()
    const entries = (await listOf(box)).filter(({ isDone }) => isDone)
    if (entries.length === 0 || !(await deps.refetchAffected(entries).catch(() => false))) return refresh()
    // A phone without room has no receipt; the server has the write all the same.
    await deps.keepReceipts(entries).catch(() => undefined)
    for (const entry of entries) await box.change(entry, null)
    await changed()
  }

  async function refuse(box: OutboxStore, entry: OutboxEntry, refusal: Refusal) {
    if (refusal.added && isTakenBack(entry, await listOf(box))) {
      await box.change(entry, null)
      return changed()
    }
    const edit = await amendedBy(entry, refusal)
    if (edit) {
      await box.change(entry, edit)
      return changed()
    }
    const isStill = await box.change(entry, { ...entry, refusal })
    const resolveForm = isForForm(refusal) ? waiting.get(entry.key) : undefined
    if (!resolveForm) return changed()
    // Where the entry was edited meanwhile, the refusal is about an input that is gone.
    if (isStill) resolveForm({ kind: 'refused', refusal })
  }

  /**
   * Takes a refused entry out, once the form that it came from shows why, with what was typed. Until then it stays, for
   * the window may close. A question is answered on the screen of the outbox.
   */
  async function removeRefused({ key }: OutboxEntry) {
    const box = await deps.openStore()
    const now = (await box.list()).find((entry) => entry.key === key)
    if (now?.refusal && !isQuestion(now.refusal)) await box.change(now, null)
    await changed()
  }

  /**
   * Sends an entry once more, as it was or corrected. It keeps its key: should the server have an older input of it, it
   * refuses this one, and the write is done once; a creation then becomes an edit of its row (see
   * amended.ts). What cannot be edited is another write when it is sent again. False where the entry was sent,
   * or dropped, meanwhile.
   */
  async function resend(entry: OutboxEntry, input: OutboxEntry['input'] = entry.input): Promise<boolean> {
    const { refusal, ...rest } = entry
    const key = refusal?.problem === 'keyReused' ? newId() : entry.key
    const revision = (entry.revision ?? 0) + 1
    const again = { ...rest, input, key, revision, corrected: correctedFields(entry, input) }
    const box = await deps.openStore()
    const isChanged = await box.change(entry, (refusal && (await amendedBy(again, refusal))) ?? again)
    await changed()
    await sendAll()
    return isChanged
  }

  /** Deletes an entry because its author chose so. False where it was sent, or changed, meanwhile. */
  async function drop(entry: OutboxEntry): Promise<boolean> {
    const box = await deps.openStore()
    const isDropped = await box.change(entry, null)
    await changed()
    await sendAll()
    return isDropped
  }

  /**
   * Another window or the worker changed the outbox: this window has not refetched yet the lists that show what was
   * sent.
   */
  async function refreshFromOthers() {
    const box = await deps.openStore()
    const now = await listOf(box)
    const userId = deps.session()?.user.id
    const gone = shown.filter((entry) => entry.userId === userId && !now.some(({ seq }) => seq === entry.seq))
    show([...gone.map((entry) => ({ ...entry, isDone: true as const })), ...now], box)
    if (gone.length > 0) await deps.refetchAffected(gone).catch(() => false)
    if (now.some(({ isDone }) => isDone)) await finishAccepted()
    else await refresh()
  }

  /**
   * The browser took the store away: what this window knows as waiting is written again, or held by the window. Something
   * that was sent meanwhile is sent under its key once more, and not done twice.
   */
  async function writeAgain() {
    const known = shown.filter((entry) => !entry.isDone && !isHeld(entry))
    await deps.exclusively(async () => {
      const box = await deps.openStore()
      const there = new Set((await box.list()).map(({ key }) => key))
      for (const { seq: _, ...entry } of known)
        if (!there.has(entry.key)) await box.add(entry).catch(() => box.hold(entry))
    })
    await changed()
    await sendAll()
  }

  return {
    enqueue,
    writeAgain,
    deliver,
    removeRefused,
    sendAll,
    resend,
    drop,
    refresh,
    onOtherWindowChanged: refreshFromOthers,
  }
}
