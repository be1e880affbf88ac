import * as z from 'zod'
import { dayOf } from '#domain/dates.ts'
import { netPrices, transportCostsEdit } from '#domain/market/net-price.schema.ts'
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
import { compareMarkets } from '#services/market/compare-markets.ts'
import { latestPrices } from '#services/market/latest-prices.ts'
import { listNetPrices } from '#services/market/list-net-prices.ts'
import { listNearestPrices, listPriceBoard } from '#services/market/list-price-board.ts'
import { readPriceHistory } from '#services/market/read-price-history.ts'
import { setTransportCosts } from '#services/market/set-transport-costs.ts'
import { anyone, as, everybody, router } from '../trpc.ts'

/** The history of a crop's price in a market, in the currency of its newest price. */
const history = everybody
  .input(priceHistoryInput)
  .output(priceHistory)
  .query(({ ctx, input }) => readPriceHistory(ctx.db, input, dayOf(ctx.now())))

export const prices = router({
  latest: everybody.output(z.array(marketPrice)).query(({ ctx }) => [...latestPrices(ctx.db)]),

  /** The few that concern a farmer most, or the newest; each with its recent history. */
  newest: anyone
    .input(z.object({ most: z.int().min(1).max(12).default(3) }))
    .output(z.array(marketPriceWithHistory))
    .query(({ ctx, input }) => listNearestPrices(ctx.db, input.most, ctx.user)),

  /** The latest price of each crop in each market, each with its recent history, a page at a time. */
  board: anyone
    .input(priceBoardInput)
    .output(priceBoard)
    .query(({ ctx, input }) => listPriceBoard(ctx.db, input, ctx.user)),

  /** One crop in every market that has a price of it. */
  compare: everybody
    .input(cropInput)
    .output(cropPrices)
    .query(({ ctx, input }) => compareMarkets(ctx.db, input)),

  history,

  /** The earlier name of `history`. Phones run the app's version before for days: remove it with the next version. */
  course: history,

  /** A crop's price in each market of the farmer's currency, less the transport costs. */
  net: as('farmer')
    .input(cropInput)
    .output(netPrices)
    .query(({ ctx, input }) => listNetPrices(ctx.db, input, ctx)),

  setTransport: as('farmer')
    .input(transportCostsEdit)
    .output(z.object({ markets: z.number() }))
    .mutation(({ ctx, input }) => ctx.write((tx) => setTransportCosts(tx, input, ctx.user))),
})
