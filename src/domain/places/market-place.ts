import { countryOfMarket } from '../market/market-places.ts'
import type { MarketPrice } from '../market/price.schema.ts'
import { COUNTRIES } from '../places.ts'
import { locate } from './locate.ts'
import { levelsOf } from './within.ts'

/** A market is mostly called by its town: 'Nairobi City Market', 'Kano Dawanau'. */
const KIND = / (central|city|main|weekly|new|old)? ?market$/i

/** Where a market lies: the town by which it is called, in the country of its prices. */
export function placeOfMarket({ market, currency }: Pick<MarketPrice, 'market' | 'currency'>): string | null {
  const country = countryOfMarket(market, currency)
  if (!country) return null
  const [town = ''] = market.split(',')
  const named = [market, town.replace(KIND, ''), town.split(' ')[0]!].map(
    (each) => `${each}, ${COUNTRIES[country].name}`,
  )
  return named.find((place) => locate(place).region) ?? null
}

/** What a price is also found by: the district and the region of its market. */
export const levelsOfMarket = (price: Pick<MarketPrice, 'market' | 'currency'>) => levelsOf(placeOfMarket(price))
