import { findAdvisory } from '#db/queries/advisories.ts'
import { type Change, listChanges, newestChange } from '#db/queries/changes.ts'
import { listFarmerCrops } from '#db/queries/farmer-crops.ts'
import { listLatestPricesOf } from '#db/queries/market-prices.ts'
import { type SyncAnswer, syncAnswer, syncAsked } from '#domain/farmer/sync.schema.ts'
import { bySyncOrder, isUnheard, readCursor, SYNCED_LISTS, writeCursor } from '#domain/farmer/sync.ts'
import { problem } from '#domain/problem.ts'
import type { Context } from '../context.ts'
import { router, signedIn } from '../trpc.ts'
import { withHistories } from './latest-prices.ts'

/** Rows in one answer: some 20 KB before compression, so that a dropped connection costs little. */
const MOST_ROWS = 40

const NOTHING = { more: false, isReset: false, lists: [], advisories: { changed: [], gone: [] }, prices: { changed: [], gone: [] } } satisfies Omit<SyncAnswer, 'cursor'> // biome-ignore format: one empty answer

export const sync = router({
  /** What changed since the caller's last visit, what is nearest to her first. Without a cursor: from now on. */
  changes: signedIn
    .input(syncAsked)
    .output(syncAnswer)
    .query(({ ctx, input }) => {
      const newest = newestChange(ctx.db)
      if (input.cursor === undefined) return { ...NOTHING, cursor: writeCursor({ since: newest }) }
      const cursor = readCursor(input.cursor)
      if (!cursor) throw problem('badCursor')
      // An older copy of the database was put back: what this phone heard of is no longer known here.
      if (cursor.since > newest) return { ...NOTHING, isReset: true, cursor: writeCursor({ since: newest }) }
      const { since, within } = cursor
      const head = within?.head ?? newest
      const changes = listChanges(ctx.db, { userId: ctx.user.id, since, head })
      const unheard = ranked(ctx, changes.filter(isRow)).filter((change) => isUnheard(change, within)).sort(bySyncOrder) // biome-ignore format: one sentence
      const told = unheard.slice(0, MOST_ROWS)
      const more = unheard.length > told.length
      const last = told.at(-1)
      const rest = more && last ? { since, within: { head, rank: last.rank, seq: last.seq } } : { since: head }
      return {
        cursor: writeCursor(rest),
        more,
        isReset: false,
        // Once, with the first answer.
        lists: within ? [] : changes.filter((change) => !isRow(change)).map(({ list }) => list),
        ...rowsOf(ctx, told),
      }
    }),
})

const isRow = ({ list }: Change) => SYNCED_LISTS[list].byRow

type Asker = Pick<Context, 'db'> & { user: { id: string; location: string | null; preferredLocation: string | null } }

/** Her own crops and places rank first. A row that is gone has no crop any more, and costs next to nothing to tell. */
function ranked({ db, user }: Asker, changes: Change[]) {
  if (changes.length === 0) return []
  const grown = new Set(listFarmerCrops(db, user.id).map(({ crop }) => crop.id))
  const place = (user.preferredLocation ?? user.location ?? '').split(',')[0]?.trim().toLowerCase()
  return changes.map((change) => {
    const { cropId, market } = pairOf(change)
    const crop = change.list === 'advisories' ? findAdvisory(db, change.rowId)?.cropId : cropId
    const isNear = (crop && grown.has(crop)) || (place && market?.toLowerCase().includes(place))
    return { ...change, rank: isNear ? 0 : 1 }
  })
}

/** A price is known by its series: the crop and the market, with a blank between. */
function pairOf({ list, rowId }: Change) {
  if (list !== 'prices') return {}
  const at = rowId.indexOf(' ')
  return { cropId: rowId.slice(0, at), market: rowId.slice(at + 1) }
}

function rowsOf({ db }: Asker, told: Change[]): Pick<SyncAnswer, 'advisories' | 'prices'> {
  const advice = told.filter(({ list }) => list === 'advisories').map(({ rowId }) => rowId)
  const found = advice.flatMap((id) => findAdvisory(db, id) ?? []).filter(({ isActive }) => isActive)
  const pairs = told.filter(({ list }) => list === 'prices').map(pairOf)
  const latest = [...new Set(pairs.map(({ cropId }) => cropId!))]
    .flatMap((cropId) => listLatestPricesOf(db, cropId))
    .filter((price) => pairs.some(({ cropId, market }) => cropId === price.cropId && market === price.market))
  const has = (cropId: string, market: string) => latest.some((price) => price.cropId === cropId && price.market === market) // biome-ignore format: one sentence
  return {
    advisories: { changed: found, gone: advice.filter((id) => !found.some((each) => each.id === id)) },
    prices: {
      changed: withHistories(db, latest),
      gone: pairs.flatMap(({ cropId, market }) =>
        has(cropId!, market!) ? [] : [{ cropId: cropId!, market: market! }],
      ),
    },
  }
}
