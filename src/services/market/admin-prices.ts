import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { AdminRequest } from '#db/page.ts'
import { findCrop, listCrops } from '#db/queries/crops/crops.ts'
import {
  findAdminPrice,
  insertMarketPrice,
  listAllPrices,
  listPricedMarkets,
  type Meant,
  updateMarketPrice,
} from '#db/queries/market/admin-prices.ts'
import { mapPage } from '#domain/contract.ts'
import { type Day, dayOf } from '#domain/dates.ts'
import { isInUse } from '#domain/market/currency/currency-times.ts'
import type { NewPriceInput, priceEdit, SavedPrice } from '#domain/market/price-admin.schema.ts'
import { toMinor } from '#domain/money.ts'
import type { Currency } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { found, searchWords } from '#domain/search.ts'
import { changesOf } from '../operations/edit-row.ts'
import { mergeEdit } from '../operations/merge-edit.ts'
import { announced, asAdminPrice } from './announced-price.ts'
import { asWaiting, holdIfFarOff, type Typist } from './held-prices.ts'
import { marketNames } from './market-names.ts'

type PriceRequest = AdminRequest<'marketPrice'>

/** A page of all prices, for the admin area. */
export const listAdminPrices = (db: Db, { search, ...page }: PriceRequest) =>
  mapPage(listAllPrices(db, { ...page, meant: search ? meaningsOf(db, search) : [] }), asAdminPrice)

/** Each word of a search is the name of a crop, or of a market. */
function meaningsOf(db: Db, search: string): Meant[] {
  const [crops, markets] = [listCrops(db), listPricedMarkets(db)]
  return searchWords(search).map((word) => ({
    cropIds: found(crops, word, ({ name, localName }) => ({ shown: [name, localName ?? ''] })).map(({ id }) => id),
    markets: found(markets, word, (market) => ({ shown: [market] })),
  }))
}

/** Enters a price, and notifies those who wait for it; one that is far off waits for a second person. */
export function addPrice(tx: Db, { isSure, ...input }: NewPriceInput, typist: Typist): SavedPrice {
  const { now } = typist
  assertCrop(tx, input.cropId)
  if (input.date) assertPast(input.date, now())
  assertInUse(input.currency, input.date ?? dayOf(now()))
  const createdAt = now().toISOString()
  const typed = {
    ...input,
    market: marketNames(tx)(input.market),
    pricePerKg: toMinor(input.pricePerKg),
    date: input.date ?? createdAt.slice(0, 10),
  }
  const heldId = holdIfFarOff(tx, { ...typed, priceId: null }, isSure, typist)
  if (heldId) return asWaiting(tx, heldId)
  const { id } = insertMarketPrice(tx, { ...typed, createdAt })
  return { ...announced(tx, id, now()), isHeld: false }
}

/** Changes a price; one that became what somebody waits for notifies them, one that is far off waits itself. */
export function changePrice(tx: Db, { isSure, ...input }: z.infer<typeof priceEdit>, typist: Typist): SavedPrice {
  const { now } = typist
  const row = findAdminPrice(tx, input.id)
  const { pricePerKg, ...rest } = input
  const edit = {
    ...rest,
    ...(input.market !== undefined && { market: marketNames(tx)(input.market) }),
    ...(pricePerKg !== undefined && { pricePerKg: toMinor(pricePerKg) }),
  }
  const { crop: _, ...changes } = changesOf(row, mergeEdit(tx, 'market_prices', row, edit))
  if (changes.cropId) assertCrop(tx, changes.cropId)
  if (changes.date) assertPast(changes.date, now())
  if (changes.date || changes.currency) assertInUse(changes.currency ?? row!.currency, changes.date ?? row!.date)
  if (!row || Object.keys(changes).length === 0) return { ...asAdminPrice(row!), isHeld: false }
  const heldId = MEANS_PRICE.some((field) => field in changes)
    ? holdIfFarOff(tx, { ...row, ...changes, priceId: row.id }, isSure, typist)
    : null
  if (heldId) return asWaiting(tx, heldId)
  updateMarketPrice(tx, input.id, changes)
  return { ...announced(tx, input.id, now()), isHeld: false }
}

/** What makes it another price. */
const MEANS_PRICE = ['pricePerKg', 'currency', 'market', 'cropId'] as const

function assertCrop(tx: Db, cropId: string) {
  if (!findCrop(tx, cropId)) throw problem('unknownCrop')
}

function assertInUse(currency: Currency, day: Day) {
  if (!isInUse(currency, day)) throw problem('currencyNotOfDay')
}

/** Nobody has paid a price of a day that has begun nowhere in Africa: Mauritius is four hours ahead of UTC. */
function assertPast(date: Day, now: Date) {
  if (date > dayOf(new Date(now.getTime() + HOURS_AHEAD * 3_600_000))) throw problem('priceDayAhead')
}
const HOURS_AHEAD = 4
