import type { Db } from '#db/client.ts'
import { listFarmerCrops } from '#db/queries/crops/farmer-crops.ts'
import { homeCurrency } from '#domain/market/home-currency.ts'
import type { PriceBoard, PriceBoardInput } from '#domain/market/price.schema.ts'
import {
  type BoardPlace,
  boardPlace,
  byBoardPlace,
  countsOf,
  matchesFilter,
  type Seller,
} from '#domain/market/price-board.ts'
import type { User } from '#domain/people/session.schema.ts'
import { latestPrices } from './latest-prices.ts'

/** A page of the board for somebody, and the counts of the whole. */
export function boardPage(db: Db, user: User | undefined, asked: PriceBoardInput): PriceBoard {
  const seller = user?.role === 'farmer' ? sellerOf(db, user) : null
  const all = latestPrices(db)
  const after = placeOf(asked.cursor)
  const rest = all
    .filter((price) => matchesFilter(price, asked))
    .map((price) => ({ price, place: boardPlace(price, seller) }))
    .filter(({ place }) => !after || byBoardPlace(place, after) > 0)
    .sort((a, b) => byBoardPlace(a.place, b.place))
  const page = rest.slice(0, asked.limit)
  return {
    items: page.map(({ price }) => price),
    nextCursor: rest.length > page.length ? cursorOf(page.at(-1)!.place) : null,
    ...countsOf(all, asked),
  }
}

const sellerOf = (db: Db, user: User): Seller => ({
  crops: new Set(listFarmerCrops(db, user.id).map(({ crop }) => crop.id)),
  currency: homeCurrency(user),
})

/**
 * A page ends at a place and not at a row: a price that comes in between takes the row's turn, but the next page begins
 * where this one ended.
 */
const cursorOf = (place: BoardPlace) => Buffer.from(JSON.stringify(place)).toString('base64url')

/** The place that a cursor names; null, the beginning, for what is none. */
function placeOf(cursor: string | undefined): BoardPlace | null {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString('utf8'))
    return isPlace(place) ? place : null
  } catch {
    return null
  }
}

const isPlace = (value: unknown): value is BoardPlace =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((part, at) => typeof part === (at === 0 ? 'number' : 'string'))
