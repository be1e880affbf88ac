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
import { problem } from '#domain/problem.ts'
import { type SyncAnswer, syncAnswer, syncInput } from '#domain/sync/sync.schema.ts'
import { readCursor, writeCursor } from '#domain/sync/sync.ts'
import { withHistories } from '#services/market/latest-prices.ts'
import type { Context } from '../context.ts'
import { router, signedIn } from '../trpc.ts'

/** In one answer: what a slow connection carries in some seconds, so that a dropped one costs little. Bytes before compression. */
const MAX_ROWS = 200
const MAX_BYTES = 100_000
/** Beyond this a phone asks anew for what it shows, which is less than what changed. */
const MAX_CHANGES = 1000

const NOTHING = { more: false, isReset: false, lists: [], advisories: { changed: [], gone: [] }, prices: { changed: [], gone: [] } } satisfies Omit<SyncAnswer, 'cursor'> // biome-ignore format: one empty answer

export const sync = router({
  /** What changed since the caller's last visit, what is nearest to her first. Without a cursor: from now on. */
  changes: signedIn
    .input(syncInput)
    .output(syncAnswer)
    .query(({ ctx, input }) => {
      const newest = newestChange(ctx.db)
      if (input.cursor === undefined) return { ...NOTHING, cursor: writeCursor({ since: newest }) }
      const cursor = readCursor(input.cursor)
      if (!cursor) throw problem('badCursor')
      const { since, within } = cursor
      const head = within?.head ?? newest
      // An older copy of the database was put back: what this phone heard of is no longer known here.
      const isUnknown = since > newest
      if (isUnknown || countChanges(ctx.db, { since, head, most: MAX_CHANGES + 1 }) > MAX_CHANGES)
        return { ...NOTHING, isReset: true, cursor: writeCursor({ since: newest }) }
      const { user } = ctx
      const asked = { userId: user.id, place: placeOf(user), since, head }
      const changed = listChangedRows(ctx.db, { ...asked, heard: within, most: MAX_ROWS + 1 })
      const told = cut(withRows(ctx.db, changed.slice(0, MAX_ROWS)))
      const last = told.at(-1)
      const more = changed.length > told.length && last !== undefined
      return {
        cursor: writeCursor(more ? { since, within: { head, rank: last.rank, seq: last.seq } } : { since: head }),
        more,
        isReset: false,
        // Once, with the first answer.
        lists: within ? [] : listChangedLists(ctx.db, asked),
        advisories: advisoriesIn(told),
        prices: pricesIn(told),
      }
    }),
})

const placeOf = ({ preferredLocation, location }: { preferredLocation: string | null; location: string | null }) =>
  (preferredLocation ?? location ?? '').split(',')[0]!.trim().toLowerCase()

/** A change with the row as it is now; null for one that is gone. */
type Told = ChangedRow & { advisory: Advisory | null; price: MarketPriceWithHistory | null }

function withRows(db: Context['db'], changed: ChangedRow[]): Told[] {
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

/** As many as one answer may weigh, and one at least. */
function cut(told: Told[]): Told[] {
  let bytes = 0
  const over = told.findIndex(({ advisory, price, rowId }) => {
    bytes += Buffer.byteLength(JSON.stringify(advisory ?? price ?? rowId))
    return bytes > MAX_BYTES
  })
  return over === -1 ? told : told.slice(0, Math.max(1, over))
}

function advisoriesIn(told: Told[]): SyncAnswer['advisories'] {
  const ours = told.filter(({ list }) => list === 'advisories')
  return {
    changed: ours.flatMap(({ advisory }) => advisory ?? []),
    gone: ours.filter(({ advisory }) => !advisory).map(({ rowId }) => rowId),
  }
}

function pricesIn(told: Told[]): SyncAnswer['prices'] {
  const ours = told.filter(({ list }) => list === 'prices')
  return { changed: ours.flatMap(({ price }) => price ?? []), gone: ours.filter(({ price }) => !price).map(pairOf) }
}
