import { newId } from '#client/phone/new-id.ts'
import { clockBehind } from '#client/phone/server-clock.ts'
import { getSession } from '#client/phone/session.ts'
import { formBeingSent } from '#client/ui/form/dirty-forms.ts'
import type { GivingForm } from '#client/ui/form/form-being-written.ts'
import { askForProtection } from '../cache/storage.ts'
import { isOnline } from '../connection.ts'
import { shownCrop, shownCropName } from '../optimistic/shown-crop.ts'
import { isCropRemoval } from './crop-order.ts'
import { type Attachment, isQuestion, type OutboxEntry, type Refusal, VERSION } from './entry.ts'
import { askForBackgroundSync, outbox } from './outbox.ts'
import { getOutbox } from './outbox-state.ts'
import { markPending } from './pending-answers.ts'
import { rebased } from './rebased.ts'
import { findWrite } from './writes/find-write.ts'

export { refusalError } from './refusal-error.ts'

/**
 * A photo that a mutation brings in its context; `field` is where the input carries its id once it has one. The write
 * waits for a photo that is still being made smaller, and fails with it.
 */
export type Photo = { field: string; farmerId: string; bytes: Blob | Promise<Blob> }

/** A buffer, and not the blob itself: some browsers lose the bytes of a stored blob whose file is gone. */
async function attachmentOf({ field, farmerId, bytes }: Photo): Promise<Attachment> {
  const photo = await bytes
  return { field, farmerId, type: photo.type, bytes: await photo.arrayBuffer() }
}

type Input = OutboxEntry['input']

type WriteContext = {
  photo?: Photo
  /** The form that the input comes from: once the phone has stored it, the draft would be a second copy. */
  form?: GivingForm | null
}

/** What is on its way into the outbox, with the rows that it is about: a photo may still have to be made small. */
const onTheirWay = new Set<{ rows: string[]; stored: Promise<OutboxEntry> }>()

/**
 * What is stored before a write that is called now, so that the order is that of the taps: what is about the same rows;
 * before the removal of a crop everything, for a request may show it.
 */
const aheadOf = (path: string, rows: string[]) =>
  [...onTheirWay].flatMap((other) =>
    isCropRemoval({ path }) || other.rows.some((row) => rows.includes(row)) ? other.stored : [],
  )

/** Puts a write into the outbox and returns the server's answer, or the optimistic answer while it waits. */
export async function enqueueWrite(
  path: string,
  input: unknown,
  { photo, form = null }: WriteContext,
): Promise<{ answer: unknown } | { refusal: Refusal } | 'notForTheQueue'> {
  const write = await findWrite(path)
  const userId = getSession()?.user.id
  // A visitor has no outbox.
  if (!write || !userId) return 'notForTheQueue'
  const element = formBeingSent()
  const prepared = write.prepare?.((input ?? {}) as Input) ?? ((input ?? {}) as Input)
  const rows = write.rows(prepared)
  const ahead = aheadOf(path, rows)
  const written = { writtenAt: Date.now(), clockBehind: clockBehind() }
  const store = async () => {
    const attachment = photo && (await attachmentOf(photo))
    const stored = await Promise.allSettled(ahead)
    const based = rebased(
      prepared,
      stored.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
    )
    return outbox.enqueue({
      ...written,
      key: newId(),
      userId,
      path,
      input: based,
      optimisticAnswer: write.optimisticAnswer(based, shownCrop),
      rows,
      cropName: shownCropName(based),
      ...(attachment && { attachment }),
      version: VERSION,
    })
  }
  const own = { rows, stored: store() }
  onTheirWay.add(own)
  const entry = await own.stored.finally(() => onTheirWay.delete(own))
  if (getOutbox().isDurable) form?.sent()
  return outcomeOf(entry, form, () => element === null || element.isConnected)
}

async function outcomeOf(entry: OutboxEntry, form: GivingForm | null, isFormThere: () => boolean) {
  if (!isOnline()) protectPendingWrites()
  const outcome = await outbox.deliver(entry)
  if (outcome === null) protectPendingWrites()
  if (outcome?.kind === 'refused') {
    // Where the form was closed while the write was sent, the input stays in the outbox.
    if (isFormThere()) {
      if (!isQuestion(outcome.refusal)) form?.keep()
      void outbox.removeRefused(entry)
    }
    return { refusal: outcome.refusal }
  }
  return { answer: outcome?.answer ?? markPending(entry.optimisticAnswer, outcome === null) }
}

/** What only this phone has is sent also when the window is closed, and must not be cleared to make room. */
function protectPendingWrites() {
  void askForBackgroundSync()
  // The screen of the outbox shows where the browser refused.
  void askForProtection()
}
