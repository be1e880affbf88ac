import { getSession } from '#client/api/session.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import type { Restored } from '#domain/sync/restored.ts'
import { isToBeSent } from '../outbox/entry.ts'
import { outbox } from '../outbox/outbox.ts'
import { getOutbox, showOutbox } from '../outbox/outbox-state.ts'
import { openStore } from '../store.ts'
import { deleteReceipt, listReceipts, type Receipt } from './receipts.ts'

/** The date of an answer has whole seconds, and a phone's difference to it some more. */
const SLACK_MS = 60_000

const dismissalOf = (userId: string) => `restore dismissed ${userId}`

/** Shows what a server that was restored from a backup may have lost of what this phone sent. */
export async function noteRestored(restored: Restored): Promise<void> {
  const userId = getSession()?.user.id
  if (!userId) return
  const dismissed = await (await openStore())?.get('meta', dismissalOf(userId))
  const count = dismissed === restored.at ? 0 : (await listMissing(userId, restored)).length
  // The notice is in their words.
  if (count > 0) await needMessages('outbox')
  if (getSession()?.user.id === userId) showOutbox({ missing: count > 0 ? { ...restored, count } : null })
}

/** The receipts of the time that is lost, in the order of writing; without those that wait in the outbox already. */
async function listMissing(userId: string, { to, at }: Restored): Promise<Receipt[]> {
  const receipts = await listReceipts(userId, { from: Date.parse(to) - SLACK_MS, to: Date.parse(at) })
  const waiting = new Set(
    getOutbox()
      .entries.filter(isToBeSent)
      .map(({ key }) => key),
  )
  return receipts.reverse().filter(({ key }) => !waiting.has(key))
}

/**
 * Puts what may be missing back into the outbox, under its keys: what the server still has it answers as before, and
 * what it lost it does once more.
 */
export async function sendMissing(): Promise<void> {
  const { missing } = getOutbox()
  const userId = getSession()?.user.id
  if (!missing || !userId) return
  for (const receipt of await listMissing(userId, missing)) {
    const { sentAt: _, ...entry } = receipt
    await outbox.enqueue(entry)
    // The outbox has it now: from here on it is there that nothing is lost.
    await deleteReceipt(receipt)
  }
  showOutbox({ missing: null })
  await outbox.sendAll()
}

/** Its user does not want them sent again: nothing more is said of this restore. */
export async function dismissMissing(): Promise<void> {
  const { missing } = getOutbox()
  const userId = getSession()?.user.id
  if (!missing || !userId) return
  await (await openStore())?.put('meta', missing.at, dismissalOf(userId))
  showOutbox({ missing: null })
}
