/** A price in a market and what it costs to bring a load there; amounts in hundredths of one currency. */
export type Offer = {
  market: string
  pricePerKg: number
  /** The cost of bringing `quantityKg` there; null where the farmer did not enter it. */
  transport: { quantityKg: number; cost: number } | null
  /** Whether the price is older than is usual in this market. */
  isOld: boolean
}

/** `netPerKg` is null while the transport is unknown; `rank` is null for whatever cannot be compared. */
export type RankedOffer<O extends Offer> = O & { netPerKg: number | null; rank: number | null }

/** What reaches the farmer of a kilogram, in whole hundredths; below nothing when the way costs more than the load. */
export const netPerKg = (pricePerKg: number, { quantityKg, cost }: NonNullable<Offer['transport']>) =>
  pricePerKg - Math.round(cost / quantityKg)

/**
 * Markets by what reaches the farmer, the best first. Only a fresh price with a known way has a rank; markets whose
 * way is unknown follow, old prices come last.
 */
export function rankByNet<O extends Offer>(offers: readonly O[]): RankedOffer<O>[] {
  const ordered = offers
    .map((offer) => ({ ...offer, netPerKg: offer.transport && netPerKg(offer.pricePerKg, offer.transport) }))
    .sort((a, b) => standing(a) - standing(b) || worth(b) - worth(a) || (a.market < b.market ? -1 : 1))
  return ordered.map((offer, at) => ({ ...offer, rank: standing(offer) === RANKED ? at + 1 : null }))
}

type Valued = Offer & { netPerKg: number | null }
const RANKED = 0

function standing({ isOld, netPerKg }: Valued) {
  if (isOld) return 2
  return netPerKg === null ? 1 : RANKED
}

const worth = ({ netPerKg, pricePerKg }: Valued) => netPerKg ?? pricePerKg
