import { randomUUID } from 'node:crypto'
import { type Db, transact } from '#db/client.ts'
import {
  findNewestDay,
  type ImportedPrice,
  insertImportedPrice,
  updateImportedPrice,
} from '#db/queries/market/imported-prices.ts'
import { insertAuditEvent } from '#db/queries/operations/audit.ts'
import { addDays, dayOf } from '#domain/dates.ts'
import { orderedId } from '#domain/sync/ordered-id.ts'
import type { ImportedBy } from '#services/operations/import/imports.ts'
import { announcePrice } from '../announce-price.ts'
import type { CollectedPrices, FileSeries } from './collect-prices.ts'
import { type Comparison, dateOf, type PlannedPrice, sourceOfRow } from './compare-prices.ts'

/** Someone else changed prices between the comparison and the writing: both begin again. */
export class ComparisonOutdated extends Error {
  override readonly name = 'ComparisonOutdated'
}

/** Who imports; no actor from the command line, where nobody is signed in. */
export type PricesImportedBy = Omit<ImportedBy, 'actor'> & { actor: ImportedBy['actor'] | null }

/** What the audit says of an import: who, and which file; the counts are added. */
type ImportAudit = PricesImportedBy & { about: Record<string, unknown> }

type Writing = { now: Date; audit: ImportAudit; progress: (done: number) => void }

/** Prices of the last two months are news; what is older is history, and notifies nobody. */
const NEWS_DAYS = 62
const SAY_EVERY = 1000

/**
 * Writes the compared prices with what the audit says of it, in one transaction, and returns how many were written.
 * A farmer's price alert rings for the newest price of a crop and market alone, where it is newer than what was there.
 */
export const writePrices = (db: Db, collected: CollectedPrices, { plan }: Comparison, writing: Writing): number =>
  transact(db, (tx) => {
    const { now, audit, progress } = writing
    const nextId = idsInOrder(now)
    const firstNews = addDays(dayOf(now), -NEWS_DAYS)
    let written = 0
    for (const [series, planned] of plan) {
      const newestDay = findNewestDay(tx, series)
      let newest: ImportedPrice | undefined
      for (const each of planned) {
        newest = writePrice(tx, collected, series, each, { now, nextId })
        if (++written % SAY_EVERY === 0) progress(written)
      }
      if (newest && newest.date >= firstNews && (newestDay === null || newest.date >= newestDay))
        announcePrice(tx, newest, now)
    }
    const { about, ...event } = audit
    insertAuditEvent(tx, {
      action: event.action,
      requestId: event.requestId,
      actorId: event.actor?.id ?? null,
      actorRole: event.actor?.role ?? null,
      at: now.toISOString(),
      tableName: 'market_prices',
      after: JSON.stringify({ ...about, written }),
    })
    return written
  })

function writePrice(
  tx: Db,
  collected: CollectedPrices,
  { cropId, market, currency }: FileSeries,
  { row, change }: PlannedPrice,
  { now, nextId }: { now: Date; nextId: () => string },
): ImportedPrice {
  const price = {
    id: change?.id ?? nextId(),
    cropId,
    market,
    currency,
    date: dateOf(collected.prices.day(row)),
    pricePerKg: collected.prices.price(row),
    source: sourceOfRow(collected, row),
    createdAt: now.toISOString(),
  }
  const isWritten = change ? updateImportedPrice(tx, { ...change, ...price }) : insertImportedPrice(tx, price)
  if (!isWritten) throw new ComparisonOutdated()
  return price
}

/**
 * The ids of one import, one after another: so the indexes grow at a few places. With random ids each row changes pages
 * all over them, and a large file takes several times as long.
 */
function idsInOrder(now: Date) {
  const ofImport = randomUUID().slice(-6)
  let count = 0
  return () => {
    const at = (count++).toString(16).padStart(12, '0')
    return orderedId(`00000000-0000-4${at.slice(0, 3)}-8${at.slice(3, 6)}-${at.slice(6)}${ofImport}`, now.getTime())
  }
}
