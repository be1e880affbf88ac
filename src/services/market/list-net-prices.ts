import type { Db } from '#db/client.ts'
import { findCrop } from '#db/queries/crops/crops.ts'
import { listLatestPricesOf } from '#db/queries/market/market-prices.ts'
import { recentPrices } from '#db/queries/market/price-histories.ts'
import { listTransportCosts } from '#db/queries/market/transport-costs.ts'
import { type Day, dayOf } from '#domain/dates.ts'
import { homeCurrency } from '#domain/market/home-currency.ts'
import type { NetPrices } from '#domain/market/net-price.schema.ts'
import { rankByNet } from '#domain/market/net-price.ts'
import { isOldPrice, usualInterval } from '#domain/market/price-age.ts'
import { toMajor } from '#domain/money.ts'
import { problem } from '#domain/problem.ts'
import type { Actor } from '../people/actor.ts'

/**
 * The markets of a crop in the farmer's own currency, the highest net price first, with the farmer's transport costs.
 */
export function listNetPrices(db: Db, { cropId }: { cropId: string }, { user, now }: Pick<Actor, 'user' | 'now'>) {
  if (!findCrop(db, cropId)) throw problem('notFound')
  return netPricesOf(db, { cropId, userId: user.id, currency: homeCurrency(user), today: dayOf(now()) })
}

type Sale = { cropId: string; userId: string; currency: string; today: Day }

function netPricesOf(db: Db, { cropId, userId, currency, today }: Sale): NetPrices {
  const latest = listLatestPricesOf(db, cropId).filter((price) => price.currency === currency)
  const histories = recentPrices(db, latest)
  const costs = listTransportCosts(db, userId).filter((cost) => cost.currency === currency)
  const ranked = rankByNet(
    latest.map(({ market, pricePerKg, date, source }, at) => ({
      market,
      pricePerKg,
      date,
      source,
      isOld: isOldPrice(date, today, usualInterval(histories[at]!.map((each) => each.date))),
      transport: costs.find((cost) => cost.market === market) ?? null,
    })),
  )
  const load = ranked.find(({ transport }) => transport)?.transport ?? costs[0]
  return {
    currency,
    quantityKg: load?.quantityKg ?? null,
    markets: ranked.map(({ transport, netPerKg, ...offer }) => ({
      ...offer,
      pricePerKg: toMajor(offer.pricePerKg),
      transport: transport && { quantityKg: transport.quantityKg, cost: toMajor(transport.cost) },
      netPerKg: netPerKg === null ? null : toMajor(netPerKg),
    })),
  }
}
