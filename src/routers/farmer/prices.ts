import { z } from 'zod'
import { findCrop } from '#db/queries/crops/crops.ts'
import { isPricedMarket, listLatestPricesOf } from '#db/queries/market/market-prices.ts'
import { listPriceHistory as courseOf } from '#db/queries/market/price-histories.ts'
import { listTransportCosts, removeTransportCost, setTransportCost } from '#db/queries/market/transport-costs.ts'
import { MAX } from '#domain/bounds.ts'
import { addDays, dayOf } from '#domain/dates.ts'
import { homeCurrency } from '#domain/market/home-currency.ts'
import { netPrices, setTransportCostsInput } from '#domain/market/net-price.schema.ts'
import {
  cropInput,
  cropPrices,
  marketPrice,
  marketPriceWithHistory,
  priceBoard,
  priceBoardInput,
  priceHistory,
  priceHistoryInput,
} from '#domain/market/price.schema.ts'
import { PRICE_RANGES, thinned } from '#domain/market/price-history.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import { latestPrices, withHistories } from '#services/market/latest-prices.ts'
import { netPricesFor } from '#services/market/net-prices.ts'
import { boardPage } from '#services/market/price-board.ts'
import { anyone, as, router } from '../trpc.ts'

const knownCrop = anyone.input(cropInput).use(({ ctx, input, next }) => {
  const crop = findCrop(ctx.db, input.cropId)
  if (!crop) throw problem('notFound')
  return next({ ctx: { crop } })
})

export const prices = router({
  latest: anyone.output(z.array(marketPrice)).query(({ ctx }) => [...latestPrices(ctx.db)]),

  /** The newest few, each with the course it took. */
  newest: anyone
    .input(z.object({ most: z.int().min(1).max(12).default(3) }))
    .output(z.array(marketPriceWithHistory))
    .query(({ ctx, input }) => latestPrices(ctx.db).slice(0, input.most)),

  /** The latest price of each crop in each market, each with the course it took, a page at a time. */
  board: anyone
    .input(priceBoardInput)
    .output(priceBoard)
    .query(({ ctx, input }) => boardPage(ctx.db, ctx.session?.user, input)),

  /** One crop in every market that has a price of it. */
  compare: knownCrop.output(cropPrices).query(({ ctx: { db, crop } }) => ({
    crop: { id: crop.id, name: crop.name, localName: crop.localName },
    prices: withHistories(db, listLatestPricesOf(db, crop.id)),
  })),

  /** The course of a crop's price in a market, in the currency it has there now. */
  course: knownCrop
    .input(priceHistoryInput)
    .output(priceHistory)
    .query(({ ctx, input }) => {
      const from = addDays(dayOf(ctx.now()), -PRICE_RANGES[input.range].days)
      const observed = courseOf(ctx.db, { ...input, from })
      const currency = observed.at(-1)?.currency ?? null
      // Of two prices of one day the one entered last counts: it takes the place of the other.
      const byDay = new Map(observed.filter((each) => each.currency === currency).map((each) => [each.date, each]))
      const points = thinned([...byDay.values()])
      return { currency, points: points.map((each) => ({ date: each.date, pricePerKg: toMajor(each.pricePerKg) })) }
    }),

  /** What reaches the farmer of a crop's price in each market of her currency. */
  net: as('farmer')
    .input(cropInput)
    .output(netPrices)
    .query(({ ctx, input }) => {
      if (!findCrop(ctx.db, input.cropId)) throw problem('notFound')
      return netPricesFor(ctx.db, { farmer: ctx.user, cropId: input.cropId, today: dayOf(ctx.now()) })
    }),

  setTransport: as('farmer')
    .input(setTransportCostsInput)
    .output(z.object({ markets: z.number() }))
    .mutation(({ ctx, input }) =>
      ctx.write((tx) => {
        const said = { userId: ctx.user.id, quantityKg: input.quantityKg, currency: homeCurrency(ctx.user) }
        for (const { market, cost } of input.costs) {
          if (!isPricedMarket(tx, market)) throw problem('notFound')
          if (cost === null) removeTransportCost(tx, ctx.user.id, market)
          else setTransportCost(tx, { ...said, market, cost: toMinor(cost) })
        }
        if (listTransportCosts(tx, ctx.user.id).length > MAX.transportCosts) throw problem('transportFull')
        return { markets: input.costs.length }
      }),
    ),
})
