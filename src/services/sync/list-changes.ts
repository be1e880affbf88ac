import type { z } from 'zod'
import type { Db } from '#db/client.ts'
import { listActiveAdvisories } from '#db/queries/advice/advisories.ts'
import { listLatestPricesIn } from '#db/queries/market/market-prices.ts'
import {
  type ChangedRow,
  countChanges,
  listChangedLists,
  listChangedRows,
  newestChange,
} from '#db/queries/sync/changes.ts'
import type { Advisory } from '#domain/advice/advisory.schema.ts'
import type { MarketPriceWithHistory } from '#domain/market/price.schema.ts'
import type { User } from '#domain/people/session.schema.ts'
import { isWithin } from '#domain/places/within.ts'
import { problem } from '#domain/problem.ts'
import type { SyncAnswer, syncInput } from '#domain/sync/sync.schema.ts'
import { withHistories } from '../market/latest-prices.ts'
import { findRestored, restoredBefore, restoredWithout } from './restored.ts'
import { readSyncCursor, writeSyncCursor } from './sync-cursor.ts'

/** The bounds of one answer: a slow connection carries it in some seconds, and an interrupted one loses little. */
const MAX_ROWS = 200
/** Before compression. */
const MAX_BYTES = 100_000
/** After more changes than this the phone refetches what it shows, which is less. */
const MAX_CHANGES = 1000

const NOTHING = { more: false, isReset: false, lists: [], advisories: { changed: [], gone: [] }, prices: { changed: [], gone: [] } } satisfies Omit<SyncAnswer, 'cursor' | 'restored'> // biome-ignore format: one empty answer

/**
 * What changed since a phone's last visit, the farmer's own place first, a page at a time. Without a cursor nothing: it
 * starts from now.
 */
export function listChangesSince(db: Db, input: z.infer<typeof syncInput>, { user, now }: Asker): SyncAnswer {
  const newest = newestChange(db)
  const lost = input.sent === undefined ? null : restoredWithout(db, { userId: user.id, key: input.sent }, now())
  const restored = lost ?? findRestored(db, now())
  if (input.cursor === undefined) return { ...NOTHING, restored, cursor: writeSyncCursor({ since: newest }) }
  const cursor = readSyncCursor(input.cursor)
  if (!cursor) throw problem('badCursor')
  const { since, within } = cursor
  const head = within?.head ?? newest
  // A cursor ahead of the database: an older backup was restored, and what changed for this phone is unknown.
  const isAhead = since > newest
  if (isAhead || lost || countChanges(db, { since, head, most: MAX_CHANGES + 1 }) > MAX_CHANGES)
    return {
      ...NOTHING,
      isReset: true,
      restored: lost ?? (isAhead ? restoredBefore(db, now()) : restored),
      cursor: writeSyncCursor({ since: newest }),
    }
  const span = { userId: user.id, place: placeOf(user), since, head }
  const changed = listChangedRows(db, { ...span, heard: within, most: MAX_ROWS + 1 })
  const page = withinBytes(withRows(db, changed.slice(0, MAX_ROWS)))
  const last = page.at(-1)
  const more = changed.length > page.length && last !== undefined
  return {
    cursor: writeSyncCursor(more ? { since, within: { head, rank: last.rank, seq: last.seq } } : { since: head }),
    more,
    isReset: false,
    restored,
    // Only the first page of a visit names the lists that changed.
    lists: within ? [] : listChangedLists(db, span),
    advisories: advisoriesIn(page),
    prices: pricesIn(page),
  }
}

type Asker = { user: User; now: () => Date }

const placeOf = ({ preferredLocation, location }: { preferredLocation: string; location: string | null }) =>
  (isWithin(location, preferredLocation) ? location! : preferredLocation || location || '')
    .split(',')[0]!
    .trim()
    .toLowerCase()

/** A change with the row as it is now; null for a row that is gone. */
type Change = ChangedRow & { advisory: Advisory | null; price: MarketPriceWithHistory | null }

function withRows(db: Db, changed: ChangedRow[]): Change[] {
  const of = (list: ChangedRow['list']) => changed.filter((each) => each.list === list)
  const ids = of('advisories').map(({ rowId }) => rowId)
  const prices = withHistories(db, listLatestPricesIn(db, of('prices').map(pairOf)))
  const advisoryOf = new Map(listActiveAdvisories(db, ids).map((each) => [each.id, each]))
  const priceOf = new Map(prices.map((each) => [`${each.cropId} ${each.market}`, each]))
  return changed.map((each) => ({
    ...each,
    advisory: (each.list === 'advisories' && advisoryOf.get(each.rowId)) || null,
    price: (each.list === 'prices' && priceOf.get(each.rowId)) || null,
  }))
}

function pairOf({ rowId }: ChangedRow) {
  const at = rowId.indexOf(' ')
  return { cropId: rowId.slice(0, at), market: rowId.slice(at + 1) }
}

/** As many changes as fit into one answer, and at least one. */
function withinBytes(changes: Change[]): Change[] {
  let bytes = 0
  const over = changes.findIndex(({ advisory, price, rowId }) => {
    bytes += Buffer.byteLength(JSON.stringify(advisory ?? price ?? rowId))
    return bytes > MAX_BYTES
  })
  return over === -1 ? changes : changes.slice(0, Math.max(1, over))
}

function advisoriesIn(changes: Change[]): SyncAnswer['advisories'] {
  const own = changes.filter(({ list }) => list === 'advisories')
  return {
    changed: own.flatMap(({ advisory }) => advisory ?? []),
    gone: own.filter(({ advisory }) => !advisory).map(({ rowId }) => rowId),
  }
}

function pricesIn(changes: Change[]): SyncAnswer['prices'] {
  const own = changes.filter(({ list }) => list === 'prices')
  return { changed: own.flatMap(({ price }) => price ?? []), gone: own.filter(({ price }) => !price).map(pairOf) }
}
