import type { Day } from '../dates.ts'
import { plainText } from '../messaging/sms-text.ts'
import { toMajor } from '../money.ts'
import { type AlertDirection, spokenPrice } from './price.ts'

/** 'Tell me when it is above 450': amounts in hundredths. A wish that has told once rests. */
export type PriceWish = {
  direction: AlertDirection
  pricePerKg: number
  currency: string
  triggeredAt: string | null
}

export type NewPrice = { crop: string; market: string; pricePerKg: number; currency: string; date: Day }

/** Whether a new price is what a farmer waits for: beyond her price, not at it, and in the same currency. */
export function isAwaited({ direction, pricePerKg, currency, triggeredAt }: PriceWish, price: Omit<NewPrice, 'crop'>) {
  if (triggeredAt !== null || currency !== price.currency) return false
  return direction === 'above' ? price.pricePerKg > pricePerKg : price.pricePerKg < pricePerKg
}

/** The words of the notification that tells a farmer of it. */
export const alertNotice = (wish: PriceWish, price: NewPrice) => ({
  title: `${price.crop} is ${wish.direction} ${spokenPrice(toMajor(wish.pricePerKg), wish.currency)}`,
  message: `${spokenPrice(toMajor(price.pricePerKg), price.currency)} a kilogram in ${price.market} on ${dayInWords(price.date)}.`,
})

/** The same in one text message: at most 160 characters of GSM-7, so the currency is its code and names are ASCII. */
export const alertSms = (wish: PriceWish, price: NewPrice) =>
  `Kuu: ${plain(price.crop, 'your crop')} in ${plain(price.market, 'the market')} was ${amount(price)}/kg on ${dayInWords(price.date)}, ${wish.direction} your ${amount(wish)}.`

/** As much of a name as leaves room for the rest. */
const MAX_OF_A_NAME = 28

const plain = (name: string, otherwise: string) => plainText(name).slice(0, MAX_OF_A_NAME).trim() || otherwise

const amount = ({ pricePerKg, currency }: { pricePerKg: number; currency: string }) =>
  `${currency} ${toMajor(pricePerKg).toFixed(2)}`

const DAY_MONTH = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayInWords = (day: Day) => DAY_MONTH.format(Date.parse(`${day}T00:00:00Z`))
