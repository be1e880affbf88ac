import type { Db } from '#db/client.ts'
import { readCursor, writeCursor } from '#db/cursor.ts'
import { listGrownCropIds } from '#db/queries/crops/farmer-crops.ts'
import { countryOf } from '#domain/country-names.ts'
import { homeCountry, homeCurrency } from '#domain/market/home-currency.ts'
import { pointOf } from '#domain/market/market-places.ts'
import type { MarketPriceWithHistory, PriceBoard, PriceBoardInput } from '#domain/market/price.schema.ts'
import {
  boardPlace,
  byBoardPlace,
  findPrices,
  isAtHome,
  nearestPrices,
  type PricesByCrop,
  pricesByCrop,
  type Seller,
} from '#domain/market/price-board.ts'
import type { User } from '#domain/people/session.schema.ts'
import { pointOfPlace } from '#domain/places/locate.ts'
import { levelsOfMarket } from '#domain/places/market-place.ts'
import { latestPrices } from './latest-prices.ts'

/**
 * The cursor names a place on the board and not a row: a row may get a newer price meanwhile, and the next page still
 * begins where this one ended. A text that is no cursor begins at the beginning.
 */
const PLACE = ['number', 'string', 'string', 'string'] as const

/** A page of the price board: a farmer's own crops and currency come first. The counts are of the whole board. */
export function listPriceBoard(db: Db, input: PriceBoardInput, user: User | null): PriceBoard {
  const seller = user?.role === 'farmer' ? sellerOf(db, user) : null
  const { items, ...counts } = findPrices(latestPrices(db), input, levelsOfMarket)
  const after = readCursor(input.cursor, PLACE)
  const rest = items
    .map((price) => ({ price, place: boardPlace(price, seller) }))
    .filter(({ place }) => !after || byBoardPlace(place, after) > 0)
    .sort((a, b) => byBoardPlace(a.place, b.place))
  const page = rest.slice(0, input.limit)
  return {
    items: page.map(({ price }) => price),
    nextCursor: rest.length > page.length ? writeCursor(page.at(-1)!.place) : null,
    ...counts,
  }
}

/**
 * The few prices of the home: only of markets in the farmer's country, own crops first, in the nearest market of each.
 * None for a farmer whose country is not known; for everybody else the newest.
 */
export function listNearestPrices(db: Db, most: number, user: User | null): MarketPriceWithHistory[] {
  const all = latestPrices(db)
  if (user?.role !== 'farmer') return all.slice(0, most)
  const seller = sellerOf(db, user)
  return seller.country === null ? [] : nearestPrices(pricesAtHome(all, seller), seller, most)
}

type Prices = readonly MarketPriceWithHistory[]
type Home = PricesByCrop<MarketPriceWithHistory>
/** By the cached rows and the country, because every home of a country asks the same. */
const homes = new WeakMap<Prices, Map<string | null, Home>>()

function pricesAtHome(all: Prices, seller: Seller): Home {
  const known = homes.get(all) ?? new Map<string | null, Home>()
  homes.set(all, known)
  const found = known.get(seller.country) ?? pricesByCrop(all.filter((price) => isAtHome(price, seller)))
  known.set(seller.country, found)
  return found
}

function sellerOf(db: Db, user: User): Seller {
  const place = countryOf(user.location) ? user.location : user.preferredLocation
  return {
    crops: new Set(listGrownCropIds(db, user.id)),
    currency: homeCurrency(user),
    country: homeCountry(user),
    farm: pointOfPlace(place) ?? pointOf(place),
  }
}
