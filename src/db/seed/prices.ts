import * as z from 'zod'
import { marketPrices } from '#db/schema/index.ts'
import { addDays, dayOf, daysBetween } from '#domain/dates.ts'
import { WFP } from '#domain/market/import/kinds.ts'
import { type KnownMarket, MARKET_PLACES } from '#domain/market/market-places.ts'
import { toMinor } from '#domain/money.ts'
import { CURRENCIES } from '#domain/places.ts'
import { keysOf } from '#domain/table.ts'
import { cropId } from './crops.ts'
import observed from './data/market-prices.json' with { type: 'json' }
import { stableId } from './stable-id.ts'
import type { Writer } from './writer.ts'

const series = z.object({
  market: z.enum(keysOf(MARKET_PLACES)),
  cropId: z.string(),
  currency: z.enum(CURRENCIES),
  history: z.array(z.tuple([z.iso.date(), z.number().positive()])).nonempty(),
})

/**
 * Real prices on moved dates: a series is shifted by whole days until its newest price lies 0 to 6 days back,
 * as long as the price collectors of its market are behind. See data/SOURCES.md.
 */
export function seedPrices(db: Writer, now: Date) {
  const rows = z
    .array(series)
    .parse(observed)
    .flatMap((each) => pricesOf(each, now))
  db.insert(marketPrices).values(rows).run()
}

function pricesOf({ market, cropId: crop, currency, history }: z.infer<typeof series>, now: Date) {
  const newest =
    history
      .map(([date]) => date)
      .sort()
      .at(-1) ?? ''
  const shift = daysBetween(newest, dayOf(now)) - daysBehind(market)
  return history.map(([observedOn, perKg]) => {
    const date = addDays(observedOn, shift)
    return {
      id: stableId('price', `${market}/${crop}/${observedOn}`),
      cropId: cropId(crop),
      market,
      pricePerKg: toMinor(perKg),
      currency,
      date,
      source: sourceOf(market),
      createdAt: `${date}T00:00:00.000Z`,
    }
  })
}

const daysBehind = (market: KnownMarket) => keysOf(MARKET_PLACES).indexOf(market) % 7

/** Who collected the prices of a market, as data/SOURCES.md has it, in words for a farmer. */
const sourceOf = (market: KnownMarket) => (market === 'Dar es Salaam Kariakoo' ? 'Ministry of Trade, Tanzania' : WFP)
