import { api } from '#client/api/client.ts'
import { needMessages } from '#client/i18n/catalogue.ts'
import { getSession } from '#client/phone/session.ts'
import { MOST_KEYS } from '#domain/sync/receipts.ts'
import type { Restored } from '#domain/sync/restored.ts'
import { isToBeSent } from '../outbox/entry.ts'
import { outbox } from '../outbox/outbox.ts'
import { getOutbox, showOutbox } from '../outbox/outbox-state.ts'
import { isHeld } from '../outbox/outbox-store.ts'
import { openStore } from '../store.ts'
import { deleteReceipt, listReceipts, oldestReceipt, type Receipt } from './receipts.ts'

/** The date of an answer has whole seconds, and a phone's difference to it some more. */
const SLACK_MS = 60_000

const restoredOf = (userId: string) => `restored ${userId}`
/** Up to which receipt the server was found to have all; that one is asked about each time. */
const confirmedOf = (userId: string) => `confirmed ${userId}`
const dismissalOf = (userId: string) => `restore dismissed ${userId}`

/**
 * The key by which the server tells that it was restored: that of a write which it has lost, else of the newest that it
 * has answered, but for what it is known to have lost. A phone may write again before it asks: then the newest alone
 * tells nothing.
 */
export async function lastSent(userId: string): Promise<string | undefined> {
  const store = await openStore()
  const known = (await store?.get('meta', restoredOf(userId))) as Restored | undefined
  const confirmed = (await store?.get('meta', confirmedOf(userId))) as number | undefined
  const from = Math.max(known ? Date.parse(known.at) : oldestReceipt(), confirmed ?? 0)
  const [newest, ...others] = await listReceipts(userId, { from })
  const [lost] = await missingAmong(others)
  if (newest && !lost) await store?.put('meta', newest.sentAt, confirmedOf(userId)).catch(() => undefined)
  return lost ?? newest?.key
}

/**
 * Shows what a server that was restored from a backup has lost of what this phone sent. Of a database that was copied in
 * its place it tells once, so that this is remembered; without a restore it is about the last one.
 */
export async function noteRestored(told: Restored | null): Promise<void> {
  const userId = getSession()?.user.id
  const store = await openStore()
  if (!userId || !store) return
  const known = (await store.get('meta', restoredOf(userId))) as Restored | undefined
  const restored = bothOf(told, known ?? null)
  if (!restored) return
  await store.put('meta', restored, restoredOf(userId))
  const dismissed = (await store.get('meta', dismissalOf(userId))) as string | undefined
  const isDismissed = dismissed !== undefined && restored.at <= dismissed
  const keys = isDismissed ? [] : await missingAmong(await receiptsOf(userId, restored))
  // The notice is in their words.
  if (keys.length > 0) await needMessages('outbox')
  if (getSession()?.user.id === userId) showOutbox({ missing: keys.length > 0 ? { ...restored, keys } : null })
}

/** A restore that follows another may come before its user has decided about the first. */
function bothOf(one: Restored | null, other: Restored | null): Restored | null {
  if (!one || !other) return one ?? other
  const [to, at] = [one.to < other.to ? one.to : other.to, one.at > other.at ? one.at : other.at]
  return { to, at }
}

/** Asks whether the server was restored, for an agent's phone, which synchronizes nothing else. */
export async function lookForRestore(userId: string): Promise<void> {
  const { restored } = await api.farmer.sync.changes.query({ sent: await lastSent(userId) })
  await noteRestored(restored)
}

/** The receipts of the time that may be lost, without those that wait in the outbox already. */
async function receiptsOf(userId: string, { to, at }: Restored): Promise<Receipt[]> {
  const receipts = await listReceipts(userId, { from: Date.parse(to) - SLACK_MS, to: Date.parse(at) })
  const waiting = new Set(
    getOutbox()
      .entries.filter(isToBeSent)
      .map(({ key }) => key),
  )
  return receipts.filter(({ key }) => !waiting.has(key))
}

/** The keys of those that the server knows nothing of. */
async function missingAmong(receipts: Receipt[]): Promise<string[]> {
  const missing: string[] = []
  for (let at = 0; at < receipts.length; at += MOST_KEYS) {
    const keys = receipts.slice(at, at + MOST_KEYS).map(({ key }) => key)
    missing.push(...(await api.farmer.sync.missing.query({ keys })))
  }
  return missing
}

/**
 * Puts what is missing back into the outbox, in the order of writing and under its keys: it is done once, also if asked
 * twice.
 */
export async function sendMissing(): Promise<void> {
  const { missing } = getOutbox()
  const userId = getSession()?.user.id
  if (!missing || !userId) return
  const keys = new Set(missing.keys)
  const receipts = (await receiptsOf(userId, missing)).filter(({ key }) => keys.has(key))
  for (const receipt of receipts.reverse()) {
    const { sentAt: _, ...entry } = receipt
    const stored = await outbox.enqueue(entry)
    // The outbox has it now: from here on it is there that nothing is lost; but for what only this window holds.
    if (!isHeld(stored)) await deleteReceipt(receipt)
  }
  answered()
  await outbox.sendAll()
}

/** Its user does not want them sent again: nothing more is said of this restore. */
export async function dismissMissing(): Promise<void> {
  const { missing } = getOutbox()
  const userId = getSession()?.user.id
  if (!missing || !userId) return
  await (await openStore())?.put('meta', missing.at, dismissalOf(userId))
  answered()
}

/** What was answered in one window is asked in no other. */
const windows = 'BroadcastChannel' in globalThis ? new BroadcastChannel('kuu-missing') : null
windows?.addEventListener('message', () => showOutbox({ missing: null }))

function answered() {
  showOutbox({ missing: null })
  windows?.postMessage('answered')
}
