import { distanceKm, type Point } from '#domain/fields/distance.ts'
import { countryOf } from '../country-names.ts'
import { CITIES, COUNTRIES, type CountryCode } from '../places.ts'
import { keysOf } from '../table.ts'
import { cityOf } from '../weather/cities.ts'
import type { MarketName } from './price.ts'

type MarketPlace = Point & { country: CountryCode }

/** Markets of the demo besides those that forms offer; a price may still name any other. */
const FURTHER = ['Ibadan', 'Kano Dawanau', 'Kumasi', 'Tamale', 'Kisumu Kibuye', 'Gbarnga', 'Buchanan'] as const
type FurtherMarket = (typeof FURTHER)[number]

/** Where the markets that we know are (World Food Programme, CC BY-IGO; cities: GeoNames, CC BY 4.0). */
export const MARKET_PLACES: Readonly<Record<MarketName | FurtherMarket, MarketPlace>> = {
  'Lagos Central Market': { country: 'NG', latitude: 6.61, longitude: 3.4 },
  'Nairobi City Market': { country: 'KE', latitude: -1.28, longitude: 36.82 },
  'Accra Central Market': { country: 'GH', latitude: 5.55, longitude: -0.22 },
  Cairo: { country: 'EG', latitude: 30.06, longitude: 31.25 },
  'Cape Town': { country: 'ZA', latitude: -33.93, longitude: 18.42 },
  Casablanca: { country: 'MA', latitude: 33.59, longitude: -7.61 },
  'Addis Ababa Merkato': { country: 'ET', latitude: 9.03, longitude: 38.75 },
  Monrovia: { country: 'LR', latitude: 6.28, longitude: -10.72 },
  'Kampala Nakasero': { country: 'UG', latitude: 0.32, longitude: 32.58 },
  'Dar es Salaam Kariakoo': { country: 'TZ', latitude: -6.82, longitude: 39.27 },
  Ibadan: { country: 'NG', latitude: 7.4, longitude: 3.92 },
  'Kano Dawanau': { country: 'NG', latitude: 12.09, longitude: 8.43 },
  Kumasi: { country: 'GH', latitude: 6.68, longitude: -1.62 },
  Tamale: { country: 'GH', latitude: 9.4, longitude: -0.83 },
  'Kisumu Kibuye': { country: 'KE', latitude: -0.09, longitude: 34.77 },
  Gbarnga: { country: 'LR', latitude: 7, longitude: -9.47 },
  Buchanan: { country: 'LR', latitude: 5.91, longitude: -10.06 },
}

export type KnownMarket = keyof typeof MARKET_PLACES

const placeOf = (market: string): MarketPlace | null =>
  Object.hasOwn(MARKET_PLACES, market) ? MARKET_PLACES[market as KnownMarket] : null

/** Where a market is: that of a market we do not know is told by a currency that one country alone has. */
export const countryOfMarket = (market: string, currency: string): CountryCode | null =>
  placeOf(market)?.country ?? onlyCountries.get(currency) ?? null

/** The country of each currency that one country alone has. */
const onlyCountries = new Map(
  Object.entries(Object.groupBy(keysOf(COUNTRIES), (code) => COUNTRIES[code].currency)).flatMap(
    ([currency, [only, ...others]]) => (only && others.length === 0 ? [[currency, only] as const] : []),
  ),
)

/** Where a farm about is: at the market of its town, in the city that it names, or in the first of its country. */
export function pointOf(place: string | null): Point | null {
  const country = countryOf(place)
  const town = place?.split(',')[0]?.trim().toLowerCase()
  const market = keysOf(MARKET_PLACES).find((each) => each.toLowerCase() === town)
  if (market && MARKET_PLACES[market].country === country) return MARKET_PLACES[market]
  const city = cityOf(place)
  return city ? CITIES[city] : null
}

/** Farther than any market is from a farm; for a market or a farm whose position we do not know. */
export const FAR_KM = 99_999

export function kilometresTo(market: string, from: Point | null): number {
  const place = placeOf(market)
  if (!place || !from) return FAR_KM
  const known = ways.get(from) ?? new Map<MarketPlace, number>()
  ways.set(from, known)
  const kilometres = known.get(place) ?? Math.round(distanceKm(from, place))
  known.set(place, kilometres)
  return kilometres
}

/** The distances from a point that is asked about again and again: a board has a thousand prices of few markets. */
const ways = new WeakMap<Point, Map<MarketPlace, number>>()
