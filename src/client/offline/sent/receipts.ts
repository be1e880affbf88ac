import { clockBehind, serverNow } from '#client/phone/server-clock.ts'
import { RECEIPT_DAYS } from '#domain/sync/receipts.ts'
import type { OutboxEntry } from '../outbox/entry.ts'
import { openStore } from '../store.ts'

/** A write that the server has answered, with its answer; without the bytes of its photo. `sentAt` is by the server's clock. */
export type Receipt = Omit<OutboxEntry, 'seq' | 'isDone' | 'attachment' | 'refusal'> & { sentAt: number }

/** A page of receipts. */
export const RECEIPTS_PAGE = 20

const KEPT_MS = RECEIPT_DAYS * 86_400_000

const placeOf = (userId: string, sentAt: number, key = '') =>
  `sent ${userId} ${String(Math.max(0, sentAt)).padStart(15, '0')} ${key}`
const rangeOf = (userId: string, from: number, to: number) =>
  IDBKeyRange.bound(placeOf(userId, from), placeOf(userId, to, '\uffff'))

/** Stores a receipt of each accepted entry, and deletes those that have passed their time. */
export async function keepReceipts(entries: OutboxEntry[]): Promise<void> {
  const store = await openStore()
  const tx = store?.transaction('meta', 'readwrite')
  if (!tx) return
  const receipts = entries.map(receiptOf)
  const work = receipts.map((each) => tx.store.put(each, placeOf(each.userId, each.sentAt, each.key)))
  const users = new Set(receipts.map(({ userId }) => userId))
  const old = [...users].map((userId) => tx.store.delete(rangeOf(userId, 0, oldestReceipt())))
  await Promise.all([...work, ...old, tx.done])
}

/** When what is kept was sent at the earliest. For a phone whose clock was never compared with the server's nothing is old. */
export const oldestReceipt = () => (clockBehind() === undefined ? 0 : serverNow() - KEPT_MS)

function receiptOf({ seq: _, isDone: __, attachment: ___, refusal: ____, ...entry }: OutboxEntry): Receipt {
  const { input, photoField, optimisticAnswer: answer } = entry
  const photo = photoField && (answer as Record<string, unknown> | null)?.[photoField]
  // Under the photo's number it is the same request, which the server answers as before.
  return { ...entry, sentAt: entry.sentAt ?? serverNow(), input: photo ? { ...input, [photoField]: photo } : input }
}

type Span = { from?: number; to?: number; limit?: number }

/** The receipts of a user, the newest first. */
export async function listReceipts(userId: string, { from = 0, to = 10 ** 15 - 1, limit }: Span = {}) {
  const store = await openStore()
  const receipts: Receipt[] = []
  let cursor = await store?.transaction('meta').store.openCursor(rangeOf(userId, from, to), 'prev')
  while (cursor && receipts.length < (limit ?? Number.POSITIVE_INFINITY)) {
    receipts.push(cursor.value as Receipt)
    cursor = await cursor.continue()
  }
  return receipts
}

export async function deleteReceipt({ userId, sentAt, key }: Receipt): Promise<void> {
  await (await openStore())?.delete('meta', placeOf(userId, sentAt, key))
}

/** How many receipts a user has. */
export const countReceipts = async (userId: string) =>
  (await (await openStore())?.count('meta', rangeOf(userId, 0, 10 ** 15 - 1))) ?? 0
