import type { Db } from '#db/client.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import { listPriceHistory, type Observation } from '#db/queries/market/price-histories.ts'
import { addDays, type Day } from '#domain/dates.ts'
import type { PriceHistory, PriceHistoryInput } from '#domain/market/price.schema.ts'
import { PRICE_RANGES, rangesOf, thinned } from '#domain/market/price-history.ts'
import { toMajor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'

/** The history of a crop's price in a market, in the currency of its newest price. */
export function readPriceHistory(db: Db, { cropId, market, range }: PriceHistoryInput, today: Day): PriceHistory {
  if (!findCrop(db, cropId)) throw problem('notFound')
  const all = listPriceHistory(db, { cropId, market, from: addDays(today, -PRICE_RANGES.fiveYears.days) })
  const from = addDays(today, -PRICE_RANGES[range].days)
  const observed = all.filter(({ date }) => date >= from)
  const currency = observed.at(-1)?.currency ?? null
  // Of two prices of one day the one entered last replaces the other.
  const byDay = new Map(observed.filter((each) => each.currency === currency).map((each) => [each.date, each]))
  const points = thinned([...byDay.values()])
  return {
    currency,
    points: points.map(({ date, pricePerKg }) => ({ date, pricePerKg: toMajor(pricePerKg) })),
    ranges: rangesOf({ days: daysOf(all), today }),
  }
}

/** The days of a series in the currency of its newest price. */
const daysOf = (observed: readonly Observation[]) => [
  ...new Set(observed.filter(({ currency }) => currency === observed.at(-1)?.currency).map(({ date }) => date)),
]
