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
