import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { AdminRequest } from '#db/page.ts'
import { findCrop, listCrops } from '#db/queries/crops/crops.ts'
import {
  type AdminPriceRow,
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
import type { AdminPrice, NewPrice, priceEdit } from '#domain/market/price-admin.schema.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import type { Currency } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { found, searchWords } from '#domain/search.ts'
import { changesOf } from '../operations/edit-row.ts'
import type { Actor } from '../people/actor.ts'
import { announcePrice } from './announce-price.ts'
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

const asAdminPrice = ({ pricePerKg, ...row }: AdminPriceRow): AdminPrice => ({
  ...row,
  pricePerKg: toMajor(pricePerKg),
})

/** Enters a price, and notifies those who wait for it. */
export function addPrice(tx: Db, input: NewPrice, { now }: Pick<Actor, 'now'>): AdminPrice {
  assertCrop(tx, input.cropId)
  if (input.date) assertPast(input.date, now())
  assertInUse(input.currency, input.date ?? dayOf(now()))
  const createdAt = now().toISOString()
  const { id } = insertMarketPrice(tx, {
    ...input,
    market: marketNames(tx)(input.market),
    pricePerKg: toMinor(input.pricePerKg),
    date: input.date ?? createdAt.slice(0, 10),
    createdAt,
  })
  return announced(tx, id, now())
}

/** Changes a price; one that became what somebody waits for notifies them. */
export function changePrice(tx: Db, input: z.infer<typeof priceEdit>, { now }: Pick<Actor, 'now'>): AdminPrice {
  const row = findAdminPrice(tx, input.id)
  const { pricePerKg, ...rest } = input
  const edit = {
    ...rest,
    ...(input.market !== undefined && { market: marketNames(tx)(input.market) }),
    ...(pricePerKg !== undefined && { pricePerKg: toMinor(pricePerKg) }),
  }
  const { crop: _, ...changes } = changesOf(row, edit)
  if (changes.cropId) assertCrop(tx, changes.cropId)
  if (changes.date) assertPast(changes.date, now())
  if (changes.date || changes.currency) assertInUse(changes.currency ?? row!.currency, changes.date ?? row!.date)
  if (Object.keys(changes).length === 0) return asAdminPrice(row!)
  updateMarketPrice(tx, input.id, changes)
  return announced(tx, input.id, now())
}

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

function announced(tx: Db, id: string, now: Date): AdminPrice {
  const row = findAdminPrice(tx, id)!
  announcePrice(tx, row, now)
  return asAdminPrice(row)
}
