import type { CountryCode } from '../places.ts'

/** Where a price is going. */
export const TRENDS = ['up', 'down', 'stable'] as const

/** On which side of a price a farmer wants to be notified. */
export const ALERT_DIRECTIONS = ['above', 'below'] as const

export type AlertDirection = (typeof ALERT_DIRECTIONS)[number]
export type Trend = (typeof TRENDS)[number]

/** A change beyond this share of the previous price is a trend (decisions, section 5). */
const STABLE_WITHIN = 0.02

/** The trend against the previous price of the same crop in the same market; null while there is none. */
export function priceTrend(previous: number | null, current: number): Trend | null {
  if (!previous) return null
  const change = (current - previous) / previous
  if (change > STABLE_WITHIN) return 'up'
  return change < -STABLE_WITHIN ? 'down' : 'stable'
}

/** By how many whole percent a price has changed. A hair's fall is no change: 0, never the −0 that rounding leaves. */
export const percentChange = (previous: number, current: number) =>
  Math.round(((current - previous) / previous) * 100) || 0

export type Change = { trend: Trend; percent: number | null }

/** How a price moved over a span: between the first and the last point that are drawn. */
export function spanChange(drawn: readonly number[]): Change | null {
  const [first, last] = [drawn[0], drawn.at(-1)]
  const trend = drawn.length > 1 && first !== undefined && last !== undefined ? priceTrend(first, last) : null
  return trend && { trend, percent: percentChange(first!, last!) }
}

/** The markets that forms offer; a price may still name any other. */
export const MARKETS = {
  'Lagos Central Market': { country: 'NG' },
  'Nairobi City Market': { country: 'KE' },
  'Accra Central Market': { country: 'GH' },
  Cairo: { country: 'EG' },
  'Cape Town': { country: 'ZA' },
  Casablanca: { country: 'MA' },
  'Addis Ababa Merkato': { country: 'ET' },
  Monrovia: { country: 'LR' },
  'Kampala Nakasero': { country: 'UG' },
  'Dar es Salaam Kariakoo': { country: 'TZ' },
} as const satisfies Record<string, { country: CountryCode }>

/** The chips of the prices screen that are always there, and first; any other market follows where it has prices. */
export const MARKET_CHIPS = ['Lagos Central Market', 'Nairobi City Market', 'Accra Central Market', 'Central Market']

export type MarketName = keyof typeof MARKETS
