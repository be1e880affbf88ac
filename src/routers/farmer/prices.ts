import { z } from 'zod'
import { type LatestPrice, listLatestPrices, priceHistory } from '#db/queries/market-prices.ts'
import { type MarketPrice, marketPrice, marketPriceWithHistory } from '#domain/farmer/market.schema.ts'
import { priceTrend } from '#domain/farmer/market.ts'
import { toMajor } from '#domain/money.ts'
import { anyone, router } from '../trpc.ts'

/** As many observations as a sparkline shows. */
const SPARKLINE = 12

export const prices = router({
  latest: anyone.output(z.array(marketPrice)).query(({ ctx }) => listLatestPrices(ctx.db).map(asMarketPrice)),

  /** The newest few, each with the course it took. */
  newest: anyone
    .input(z.object({ most: z.int().min(1).max(12).default(3) }))
    .output(z.array(marketPriceWithHistory))
    .query(({ ctx, input }) =>
      listLatestPrices(ctx.db)
        .slice(0, input.most)
        .map((price) => ({
          ...asMarketPrice(price),
          changePercent: changePercent(price),
          history: priceHistory(ctx.db, { ...price, until: price.date, most: SPARKLINE }).map(toMajor),
        })),
    ),
})

const changePercent = ({ previous, pricePerKg }: LatestPrice) =>
  previous ? Math.round(((pricePerKg - previous) / previous) * 100) : null

const asMarketPrice = (row: LatestPrice): MarketPrice => ({
  id: row.id,
  cropId: row.cropId,
  crop: { name: row.cropName, localName: row.cropLocalName },
  market: row.market,
  pricePerKg: toMajor(row.pricePerKg),
  currency: row.currency,
  trend: row.statedTrend ?? priceTrend(row.previous, row.pricePerKg) ?? 'stable',
  date: row.date,
})
