import type { Day } from '../../../dates.ts'
import { COUNTRIES, type Currency } from '../../../places.ts'
import { searchWords } from '../../../search.ts'
import type { Voice } from '../voice.ts'

/** `isThere`: whether the market lies in the place that is asked about, where the server knows it. */
type PriceFact = { market: string; pricePerKg: number; currency: Currency; date: Day; isThere?: boolean }
type CropPrices = { crop: string; prices: readonly PriceFact[] }

/** The prices of a crop, those in the currency of the person first, and then the newest; at a place, if one is named. */
export function priceLines(voice: Voice, { crop, prices }: CropPrices, home: Currency, place: string | null): string[] {
  const name = voice.crop(crop)
  const all = [...prices].sort(nearestFirst(home))
  const here = place === null ? all : all.filter((price) => liesAt(price, place))
  if (all.length === 0) return [voice.say('noPrice', { crop: name })]
  const isElsewhere = here.length === 0
  const head = isElsewhere
    ? voice.say('noPriceIn', { crop: name, place: townOf(place ?? '') })
    : voice.say('pricesOf', { crop: name })
  return [head, ...(isElsewhere ? all : here).map((each) => voice.say('price', { market: each.market, ...said(voice, each) }))] // biome-ignore format: one list
}

/** The newest price of each of some crops, at a place if one is named. */
export function cropPriceLines(
  voice: Voice,
  crops: readonly CropPrices[],
  home: Currency,
  place: string | null,
): string[] {
  const lines = crops.flatMap(({ crop, prices }) => {
    const [price] = prices.filter((each) => place === null || liesAt(each, place)).sort(nearestFirst(home))
    if (!price) return []
    const name = voice.crop(crop)
    const where = place === null ? `${name}, ${price.market}` : name
    return [voice.say('cropPrice', { crop: where, ...said(voice, price) })]
  })
  if (place === null) return lines
  const town = townOf(place)
  return lines.length > 0 ? [voice.say('pricesIn', { place: town }), ...lines] : [voice.say('noPricesIn', { place: town })] // biome-ignore format: one answer
}

const said = (voice: Voice, { pricePerKg, currency, date }: PriceFact) => ({
  price: voice.money(pricePerKg, currency),
  day: voice.day(date),
})

const nearestFirst = (home: Currency) => (a: PriceFact, b: PriceFact) =>
  Number(b.currency === home) - Number(a.currency === home) ||
  b.date.localeCompare(a.date) ||
  a.market.localeCompare(b.market)

/** Whether a market lies at a place: its town is among the words of the market's name, or its currency is the country's. */
function liesAt({ market, currency, isThere }: PriceFact, place: string) {
  if (isThere) return true
  const country = Object.values(COUNTRIES).find(({ name }) => name === place)
  const words = searchWords(market)
  return country ? country.currency === currency : searchWords(townOf(place)).every((word) => words.includes(word))
}

const townOf = (place: string) => place.split(',')[0]!
