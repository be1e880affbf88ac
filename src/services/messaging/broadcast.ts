import { type Db, transact } from '#db/client.ts'
import { insertMarketSms, listAlertsOn, markTriggered } from '#db/queries/market/price-alerts.ts'
import { countConcerned, findStretch } from '#db/queries/messaging/audience.ts'
import { listBroadcasts, saveBroadcasts } from '#db/queries/messaging/broadcasts.ts'
import { saveSent } from '#db/queries/messaging/dispatches.ts'
import { insertNotifications, notifyBatch, textStretch } from '#db/queries/messaging/notifications.ts'
import { isAwaited, priceNotice } from '#domain/market/price-alert.ts'
import { priceSms } from '#domain/market/price-sms.ts'
import type { Audience, Broadcast, BroadcastInProgress } from '#domain/messaging/broadcast.schema.ts'
import { rowOf } from '#domain/messaging/notification-row.ts'
import { servedLanguage } from '#domain/people/language/served-languages.ts'

/** How many people one slice looks at. A slice holds other requests up for some 10 ms on a small server. */
const SLICE = { notice: 100, price: 50 } as const

type Slice = { notified: number; rest: BroadcastInProgress | null }

/**
 * Notifies many people, in the transaction of what happened: the first slice at once, the rest by `continueBroadcasts`.
 * Returns how many were notified at once.
 */
export function startBroadcast(tx: Db, broadcast: Broadcast, now: Date): number {
  const { notified, rest } = sendSlice(tx, { broadcast, after: '' }, now)
  if (rest) saveBroadcasts(tx, [...listBroadcasts(tx), rest], now.toISOString())
  return notified
}

/**
 * Sends the next slice of what waits, and returns how many it notified; null when nothing waits. The position is
 * written with the slice itself, so that after a power cut nobody is left out and nobody is notified twice. Broadcasts
 * take turns: a warning does not wait until a long one ends. `now` is the time of the slice and not of what happened,
 * because Web Push finds new notifications by it.
 */
export function continueBroadcasts(db: Db, now: Date): number | null {
  // Read before the transaction: a server without a broadcast writes nothing.
  if (listBroadcasts(db).length === 0) return null
  try {
    return transact(db, (tx) => {
      const [first, ...others] = listBroadcasts(tx)
      if (!first) return null
      const { notified, rest } = sendSlice(tx, first, now)
      saveBroadcasts(tx, rest ? [...others, rest] : others, now.toISOString())
      return notified
    })
  } catch (error) {
    moveFirstToEnd(db, now)
    throw error
  }
}

/** A slice that failed is retried after the slices of the others. */
const moveFirstToEnd = (db: Db, now: Date) =>
  transact(db, (tx) => {
    const [first, ...others] = listBroadcasts(tx)
    if (first && others.length > 0) saveBroadcasts(tx, [...others, first], now.toISOString())
  })

const sendSlice = (tx: Db, { broadcast, after }: BroadcastInProgress, now: Date): Slice =>
  broadcast.of === 'notice' ? sendNotice(tx, broadcast, after, now) : sendPrice(tx, broadcast, after, now)

function sendNotice(tx: Db, broadcast: Extract<Broadcast, { of: 'notice' }>, after: string, now: Date): Slice {
  const { audience, notice, sms, dispatchId } = broadcast
  const at = now.toISOString()
  const stretch = findStretch(tx, audience, after, SLICE.notice)
  if (!stretch) {
    if (dispatchId) saveSent(tx, dispatchId, NOBODY, at)
    return { notified: 0, rest: null }
  }
  const kind = isAdvice(audience) ? ADVICE : WARNING
  const texted = sms === null ? 0 : textStretch(tx, audience, stretch, sms, { ...kind, createdAt: at })
  const notified = notifyBatch(tx, audience, stretch, rowOf(notice), at)
  if (dispatchId) {
    const suppressed = countConcerned(tx, audience, stretch) - notified
    saveSent(tx, dispatchId, { notified, texted, suppressed }, stretch.isLast ? at : null)
  }
  return { notified, rest: stretch.isLast ? null : { broadcast, after: stretch.last } }
}

/** Advice waits for the morning; a warning of danger does not. */
const ADVICE = { type: 'advisory', isUrgent: false } as const
const WARNING = { type: 'weather', isUrgent: true } as const
const isAdvice = ({ of }: Audience) => of === 'advised' || of === 'advisedIn' || of === 'growers'

const NOBODY = { notified: 0, texted: 0, suppressed: 0 }

/** Notifies the farmers whose alerts a price meets. Those alerts then rest. */
function sendPrice(tx: Db, broadcast: Extract<Broadcast, { of: 'price' }>, after: string, now: Date): Slice {
  const { price } = broadcast
  const { cropId, market } = price
  const createdAt = now.toISOString()
  const alerts = listAlertsOn(tx, { cropId, market, after: Number(after), most: SLICE.price })
  const met = alerts
    .filter((alert) => alert.isActive && isAwaited(alert, price))
    .map((alert) => ({ ...alert, notice: priceNotice(alert, price) }))
  insertNotifications(
    tx,
    met.map(({ userId, notice }) => ({ ...rowOf(notice), userId, createdAt })),
  )
  insertMarketSms(
    tx,
    met.flatMap(({ userId, phone, language, notice, bySms, smsUpdates }) =>
      bySms && smsUpdates && phone
        ? [{ userId, phone, message: priceSms(servedLanguage(language), notice), createdAt }]
        : [],
    ),
  )
  markTriggered(
    tx,
    met.map(({ id }) => id),
    createdAt,
  )
  const last = alerts.length < SLICE.price ? undefined : alerts.at(-1)
  return { notified: met.length, rest: last ? { broadcast, after: String(last.row) } : null }
}
