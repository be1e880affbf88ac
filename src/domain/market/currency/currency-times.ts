import type { Day } from '../../dates.ts'
import { CURRENCIES, type Currency } from '../../places.ts'
import { keysOf } from '../../table.ts'

/**
 * Currencies that others took the place of: the last day on which amounts were in them, and how many of them became one of
 * the new ones. Reserve Bank of Zimbabwe, Monetary Policy Statement of 5 April 2024 (in use from 8 April); Bank of Sierra
 * Leone, redenomination of 1 July 2022; Banco Central de São Tomé e Príncipe and Banque Centrale de Mauritanie, 1 January
 * 2018.
 */
const EARLIER = {
  ZWL: { now: 'ZWG', lastDay: '2024-04-07', rate: 2498.7242 },
  SLL: { now: 'SLE', lastDay: '2022-06-30', rate: 1000 },
  STD: { now: 'STN', lastDay: '2017-12-31', rate: 1000 },
  MRO: { now: 'MRU', lastDay: '2017-12-31', rate: 10 },
} as const satisfies Record<string, { now: Currency; lastDay: Day; rate: number }>
type Earlier = keyof typeof EARLIER

const earlierOf = (currency: string) => keysOf(EARLIER).find((each) => EARLIER[each].now === currency)
const isEarlier = (currency: string): currency is Earlier => Object.hasOwn(EARLIER, currency)

/** The currencies of today, which forms offer. */
export const CURRENT_CURRENCIES = CURRENCIES.filter((currency) => !isEarlier(currency)) as [Currency, ...Currency[]]

/** Whether a currency is one of ours, or was one. */
export const isKnownCurrency = (currency: string) => isEarlier(currency) || CURRENCIES.some((each) => each === currency)

/** Whether amounts of a day are in a currency: neither before it began nor after it ended. */
export function isInUse(currency: string, day: Day): boolean {
  if (isEarlier(currency)) return day <= EARLIER[currency].lastDay
  const earlier = earlierOf(currency)
  return !earlier || day > EARLIER[earlier].lastDay
}

/** The currency that an amount is kept in, and how many of the written ones are one of it. */
export const keptIn = (currency: string): { currency: Currency; rate: number } =>
  isEarlier(currency)
    ? { currency: EARLIER[currency].now, rate: EARLIER[currency].rate }
    : { currency: currency as Currency, rate: 1 }

/** What the source of a price says where it was turned into today's currency: 'converted from SLL, 1000 to 1'. */
export function conversionOf(currency: string, day: Day): string | null {
  const earlier = earlierOf(currency)
  return earlier && day <= EARLIER[earlier].lastDay ? `converted from ${earlier}, ${EARLIER[earlier].rate} to 1` : null
}
