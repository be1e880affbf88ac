import { type Db, transact } from '#db/client.ts'
import { insertMarketSms, listAlertsOn, markTriggered } from '#db/queries/market/price-alerts.ts'
import { listBroadcasts, saveBroadcasts } from '#db/queries/messaging/broadcasts.ts'
import { findStretch, insertNotifications, notifyStretch, textStretch } from '#db/queries/messaging/notifications.ts'
import { alertNotice, alertSms, isAwaited } from '#domain/market/price-alert.ts'
import type { Broadcast, BroadcastInProgress } from '#domain/messaging/broadcast.schema.ts'

/** As many as are looked at in one slice, which holds everybody else up for some 10 ms on a small server. */
const SLICE = { notice: 100, price: 50 } as const

type Slice = { told: number; rest: BroadcastInProgress | null }

/**
 * Tells many people something, in the transaction of what happened: the first of them at once, and the rest by
 * `tellNext`, which the server goes on with until nobody is left. Answers how many were told at once.
 */
export function startBroadcast(tx: Db, telling: Broadcast, now: Date): number {
  const { told, rest } = sendSlice(tx, { telling, after: '' }, now)
  if (rest) saveBroadcasts(tx, [...listBroadcasts(tx), rest], now.toISOString())
  return told
}

/**
 * Tells the next slice of what waits: null when nothing does. How far it came is written with the slice itself, so that
 * after a power cut nobody is left out and nobody is told twice. Each telling has its turn: a warning does not wait
 * until everybody knows of a course. The moment is that of the slice, not of what happened: Web Push looks for what is
 * new by it.
 */
export function continueBroadcasts(db: Db, now: Date): number | null {
  // Looked at before: a server that has nothing to tell writes nothing.
  if (listBroadcasts(db).length === 0) return null
  try {
    return transact(db, (tx) => {
      const [first, ...others] = listBroadcasts(tx)
      if (!first) return null
      const { told, rest } = sendSlice(tx, first, now)
      saveBroadcasts(tx, rest ? [...others, rest] : others, now.toISOString())
      return told
    })
  } catch (error) {
    letOthersGoFirst(db, now)
    throw error
  }
}

/** A slice that cannot be written is tried again after those of the others. */
const letOthersGoFirst = (db: Db, now: Date) =>
  transact(db, (tx) => {
    const [first, ...others] = listBroadcasts(tx)
    if (first && others.length > 0) saveBroadcasts(tx, [...others, first], now.toISOString())
  })

const sendSlice = (tx: Db, { telling, after }: BroadcastInProgress, now: Date): Slice =>
  telling.tell === 'notice' ? sendNotice(tx, telling, after, now) : sendPrice(tx, telling, after, now)

function sendNotice(tx: Db, telling: Extract<Broadcast, { tell: 'notice' }>, after: string, now: Date): Slice {
  const { audience, notice, sms } = telling
  const stretch = findStretch(tx, audience, after, SLICE.notice)
  if (!stretch) return { told: 0, rest: null }
  if (sms !== null) textStretch(tx, audience, stretch, sms, now.toISOString())
  const told = notifyStretch(tx, audience, stretch, notice, now.toISOString())
  return { told, rest: stretch.isLast ? null : { telling, after: stretch.last } }
}

/** Farmers who wait for a price hear it each in the words of her own wish, and the wish rests then. */
function sendPrice(tx: Db, telling: Extract<Broadcast, { tell: 'price' }>, after: string, now: Date): Slice {
  const { price } = telling
  const { cropId, market } = price
  const createdAt = now.toISOString()
  const alerts = listAlertsOn(tx, { cropId, market, after: Number(after), most: SLICE.price })
  const awaited = alerts.filter((wish) => wish.isActive && isAwaited(wish, price))
  const link = `/market/${cropId}`
  insertNotifications(
    tx,
    awaited.map((wish) => ({ type: 'market', ...alertNotice(wish, price), userId: wish.userId, link, createdAt })),
  )
  insertMarketSms(
    tx,
    awaited.flatMap((wish) => {
      const { userId, phone } = wish
      return wish.bySms && wish.smsUpdates && phone
        ? [{ userId, phone, message: alertSms(wish, price), createdAt }]
        : []
    }),
  )
  markTriggered(
    tx,
    awaited.map(({ id }) => id),
    createdAt,
  )
  const last = alerts.length < SLICE.price ? undefined : alerts.at(-1)
  return { told: awaited.length, rest: last ? { telling, after: String(last.row) } : null }
}
