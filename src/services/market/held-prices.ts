import type { Db } from '#db/client.ts'
import { findAdminPrice, insertMarketPrice, updateMarketPrice } from '#db/queries/market/admin-prices.ts'
import {
  deleteHeldOf,
  deleteHeldPrice,
  findHeldPrice,
  findPriceBefore,
  type HeldPriceRow,
  insertHeldPrice,
  listHeldPrices,
} from '#db/queries/market/held-prices.ts'
import { countActiveAdministrators } from '#db/queries/people/users.ts'
import { aloneFrom } from '#domain/market/held/alone-from.ts'
import { isFarOff } from '#domain/market/import/doubt.ts'
import type { Trend } from '#domain/market/price.ts'
import type { HeldPrice, SavedPrice } from '#domain/market/price-admin.schema.ts'
import { toMajor } from '#domain/money.ts'
import type { Currency } from '#domain/places.ts'
import { problem } from '#domain/problem.ts'
import { audited } from '../operations/audit.ts'
import type { Actor } from '../people/actor.ts'
import { announced, asAdminPrice } from './announced-price.ts'
import { marketNames } from './market-names.ts'

const MAX_LISTED = 200

/** A price as somebody typed it, in hundredths; `priceId` is the row that it would change. */
type TypedPrice = {
  priceId: string | null
  cropId: string
  market: string
  pricePerKg: number
  currency: Currency
  date: string
  trend: Trend | null
  source: string | null
}

/** Who types: `isSure` where the question whether the price is right was answered. */
export type Typist = Pick<Actor, 'user' | 'now'> & { requestId?: string }

/**
 * Holds a price back that is far off the last one of its market, for a second person: in no list, alert or message until
 * then. Asks first, by a refusal. Answers the id under which it waits, or null for a price that needs nobody else.
 */
export function holdIfFarOff(tx: Db, typed: TypedPrice, isSure: boolean, { user, now, requestId }: Typist) {
  const lastPrice = findPriceBefore(tx, typed, typed.date, typed.priceId)
  if (typed.priceId) deleteHeldOf(tx, typed.priceId)
  if (!isFarOff(typed.pricePerKg, lastPrice)) return null
  if (!isSure) throw problem('priceFarOff')
  const at = now().toISOString()
  const { priceId, cropId, market, pricePerKg, currency, date, trend, source } = typed
  const row = {
    priceId,
    cropId,
    market,
    pricePerKg,
    currency,
    date,
    trend,
    source,
    lastPrice: lastPrice!,
    proposedBy: user.id,
  }
  const action = { actor: user, action: 'admin.marketPrices.propose', at, requestId: requestId ?? null }
  return audited(tx, action, { table: 'held_prices', idsOf: (id: string) => [id] }, () =>
    insertHeldPrice(tx, { ...row, createdAt: at }),
  )
}

/** The prices that wait, as one administrator sees them. */
export function listHeld(db: Db, { user }: Pick<Actor, 'user'>): HeldPrice[] {
  const administrators = countActiveAdministrators(db)
  return listHeldPrices(db, MAX_LISTED).map((row) => asHeldPrice(row, user.id, administrators))
}

type Confirmation = { id: string; reason: string | null }

/** Puts a held price into the lists, once somebody else says that it is right, and notifies those who wait for it. */
export function confirmHeld(tx: Db, { id, reason }: Confirmation, { user, now, requestId }: Typist): SavedPrice {
  const held = getHeld(tx, id)
  if (held.proposer?.id === user.id) requireAlone(tx, held, reason, now())
  deleteHeldPrice(tx, id)
  const action = { actor: user, action: 'admin.marketPrices.confirm', at: now().toISOString(), requestId: requestId ?? null, ...(reason && { reason }) } // biome-ignore format: one row
  const row = { table: 'market_prices', ...(held.priceId && { id: held.priceId }) } as const
  const { id: priceId } = audited(tx, action, row, () => written(tx, held, now()))
  return { ...announced(tx, priceId, now()), isHeld: false }
}

/** A price of one's own is confirmed only where nobody else could do it, after a day, and with a reason. */
function requireAlone(tx: Db, { createdAt }: HeldPriceRow, reason: string | null, now: Date) {
  const from = aloneFrom(createdAt, countActiveAdministrators(tx))
  if (from === null) throw problem('ownPrice')
  if (now.toISOString() < from) throw problem('ownPriceEarly')
  if (!reason) throw problem('ownPriceReason')
}

/** Drops a held price: by its author, who takes it back, or by anybody else, who knows better. */
export function declineHeld(tx: Db, id: string): { id: string } {
  getHeld(tx, id)
  deleteHeldPrice(tx, id)
  return { id }
}

function getHeld(tx: Db, id: string): HeldPriceRow {
  const held = findHeldPrice(tx, id)
  if (!held) throw problem('notFound')
  return held
}

function written(
  tx: Db,
  { priceId, cropId, market, pricePerKg, currency, date, trend, source }: HeldPriceRow,
  now: Date,
) {
  // The market may have got its first price, and so its spelling, meanwhile.
  const price = { cropId, market: marketNames(tx)(market), pricePerKg, currency, date, trend, source }
  if (priceId === null) return insertMarketPrice(tx, { ...price, createdAt: now.toISOString() })
  updateMarketPrice(tx, priceId, price)
  return { id: priceId }
}

/** What is answered of a price that waits: the price as it was typed, or the row as it stands. */
export function asWaiting(tx: Db, heldId: string): SavedPrice {
  const { pricePerKg, priceId, lastPrice: _, proposer: __, ...held } = getHeld(tx, heldId)
  const version = (priceId && findAdminPrice(tx, priceId)?.version) || 1
  return { ...held, pricePerKg: toMajor(pricePerKg), version, isHeld: true }
}

/** A price as it was saved: one that waits, or a row of the lists. */
export function savedPriceOf(db: Db, id: string): SavedPrice | undefined {
  if (findHeldPrice(db, id)) return asWaiting(db, id)
  const row = findAdminPrice(db, id)
  return row && { ...asAdminPrice(row), isHeld: false }
}

function asHeldPrice(held: HeldPriceRow, userId: string, administrators: number): HeldPrice {
  const { pricePerKg, lastPrice, proposer, ...row } = held
  const isOwn = proposer?.id === userId
  return {
    ...row,
    pricePerKg: toMajor(pricePerKg),
    lastPrice: toMajor(lastPrice),
    proposedBy: proposer,
    isOwn,
    aloneFrom: isOwn ? aloneFrom(row.createdAt, administrators) : null,
  }
}
