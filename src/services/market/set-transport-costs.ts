import type { Db } from '#db/client.ts'
import { isPricedMarket } from '#db/queries/market/market-prices.ts'
import { listTransportCosts, removeTransportCost, setTransportCost } from '#db/queries/market/transport-costs.ts'
import { MAX } from '#domain/bounds.ts'
import { homeCurrency } from '#domain/market/home-currency.ts'
import type { TransportCostsEdit } from '#domain/market/net-price.schema.ts'
import { typedCosts } from '#domain/market/typed-costs.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import type { User } from '#domain/people/session.schema.ts'
import { problem } from '#domain/problem.ts'

/** Sets or removes what it costs a farmer to bring a load to some markets. Returns how many markets were set. */
export function setTransportCosts(tx: Db, edit: TransportCostsEdit, farmer: User) {
  const currency = homeCurrency(farmer)
  const load = { userId: farmer.id, quantityKg: edit.quantityKg, currency }
  const now = listTransportCosts(tx, farmer.id).filter((each) => each.currency === currency)
  const costs = typedCosts(
    edit,
    now.map(({ market, cost }) => ({ market, cost: toMajor(cost) })),
  )
  for (const { market, cost } of costs) {
    if (!isPricedMarket(tx, market)) throw problem('notFound')
    if (cost === null) removeTransportCost(tx, farmer.id, market)
    else setTransportCost(tx, { ...load, market, cost: toMinor(cost) })
  }
  if (listTransportCosts(tx, farmer.id).length > MAX.transportCosts) throw problem('transportFull')
  return { markets: costs.length }
}
