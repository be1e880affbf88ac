import type { TransportCostsEdit } from './net-price.schema.ts'

type Cost = TransportCostsEdit['costs'][number]

/**
 * The costs of an edit that are written over those that stand now: where the cost was typed, and with another load all
 * costs that still stand as the writer saw them. A cost is that of its load, so that neither is written alone.
 */
export function typedCosts({ quantityKg, costs, seen }: TransportCostsEdit, now: readonly Cost[]): Cost[] {
  if (!seen) return costs
  const isOtherLoad = quantityKg !== seen.quantityKg
  return costs.filter(({ market, cost }) => {
    const before = costIn(seen.costs, market)
    return cost !== before || (isOtherLoad && cost !== null && costIn(now, market) === before)
  })
}

const costIn = (costs: readonly Cost[], market: string) => costs.find((each) => each.market === market)?.cost ?? null
