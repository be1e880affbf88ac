import type { Day } from '../dates.ts'
import { noticeOf } from '../messaging/notification-kinds.ts'
import type { AlertDirection } from './price.ts'

/** 'Tell me when it is above 450': amounts in hundredths. A wish that was met once rests. */
export type PriceWish = {
  direction: AlertDirection
  pricePerKg: number
  currency: string
  triggeredAt: string | null
}

export type NewPrice = {
  cropId: string
  crop: string
  market: string
  pricePerKg: number
  currency: string
  date: Day
}

/** Whether a new price is what a farmer waits for: beyond the wished price, not at it, and in the same currency. */
export function isAwaited(
  { direction, pricePerKg, currency, triggeredAt }: PriceWish,
  price: Pick<NewPrice, 'pricePerKg' | 'currency'>,
) {
  if (triggeredAt !== null || currency !== price.currency) return false
  return direction === 'above' ? price.pricePerKg > pricePerKg : price.pricePerKg < pricePerKg
}

/** The notification of a price that a farmer waited for. */
export const priceNotice = (wish: PriceWish, { cropId, crop, market, pricePerKg, currency, date }: NewPrice) =>
  noticeOf(wish.direction === 'above' ? 'priceAbove' : 'priceBelow', {
    cropId,
    crop,
    market,
    limit: { minor: wish.pricePerKg, currency: wish.currency },
    price: { minor: pricePerKg, currency },
    day: date,
  })
