import type { Db } from '#db/client.ts'
import { listLatestPricesOf } from '#db/queries/market/market-prices.ts'
import { recentPrices } from '#db/queries/market/price-histories.ts'
import { listTransportCosts } from '#db/queries/market/transport-costs.ts'
import type { Day } from '#domain/dates.ts'
import { homeCurrency } from '#domain/market/home-currency.ts'
import type { NetPrices } from '#domain/market/net-price.schema.ts'
import { rankByNet } from '#domain/market/net-price.ts'
import { isOldPrice, usualInterval } from '#domain/market/price-age.ts'
import { toMajor } from '#domain/money.ts'
import type { User } from '#domain/people/session.schema.ts'

type Asked = { farmer: User; cropId: string; today: Day }

/** A crop's markets in the farmer's currency by what reaches her, with the costs she gave in that currency. */
export function netPricesFor(db: Db, { farmer, cropId, today }: Asked): NetPrices {
  const currency = homeCurrency(farmer)
  const latest = listLatestPricesOf(db, cropId).filter((price) => price.currency === currency)
  const histories = recentPrices(db, latest)
  const costs = listTransportCosts(db, farmer.id).filter((cost) => cost.currency === currency)
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
