import { type Db, prepared } from '#db/client.ts'
import { stateOf } from '#db/state.ts'
import type { SyncedList } from '#domain/sync/sync.ts'

const head = prepared((db) =>
  db.$client.prepare<[], { seq: number }>('select coalesce(max(seq), 0) as seq from changes'),
)
/** The number of the newest change of all. */
export const newestChange = (db: Db) => head(db).get()!.seq

const later = prepared((db) =>
  db.$client.prepare<[number, SyncedList], number>('select 1 from changes where seq > ? and list = ? limit 1').pluck(),
)
/** Whether anything of a list changed after a change. */
export const hasChangedSince = (db: Db, list: SyncedList, since: number) => later(db).get(since, list) !== undefined

const ofEverybody = prepared((db) =>
  db.$client.prepare<[], number>("select coalesce(max(seq), 0) from changes where owner_id = ''").pluck(),
)
const known = new WeakMap<Db, { state: number; change: number }>()
/** The number of the newest change of what everybody sees. Each request asks; it is read once after each write. */
export function newestPublicChange(db: Db): number {
  const state = stateOf(db)
  const last = known.get(db)
  if (state !== null && last?.state === state) return last.change
  const change = ofEverybody(db).get()!
  if (state !== null) known.set(db, { state, change })
  return change
}

const ofPrices = prepared((db) =>
  db.$client.prepare<[], { seq: number }>(
    "select coalesce(max(seq), 0) as seq from changes where list in ('prices', 'catalogue')",
  ),
)
/** The number of the newest change that a board of prices can show: of a price, or of a crop's name. */
export const newestPriceChange = (db: Db) => ofPrices(db).get()!.seq

const forget = prepared((db) =>
  db.$client.prepare<[SyncedList, string]>("delete from changes where list = ? and row_id = '' and owner_id = ?"),
)
const note = prepared((db) =>
  db.$client.prepare<[SyncedList, string]>('insert into changes (list, owner_id) values (?, ?)'),
)
/** Notes that a small list changed, for an owner's phones or for all; for tables without a trigger. */
export function noteChange(db: Db, list: SyncedList, ownerId = '') {
  forget(db).run(list, ownerId)
  note(db).run(list, ownerId)
}

type Between = { since: number; head: number }

const counted = prepared((db) =>
  db.$client
    .prepare<[object], number>(
      `select count(*) from (
         select 1 from changes where owner_id = '' and seq > @since and seq <= @head limit @most)`,
    )
    .pluck(),
)
/** How much changed after `since` and up to `head` of what everybody sees; counted no further than `most`. */
export const countChanges = (db: Db, { since, head, most }: Between & { most: number }) =>
  counted(db).get({ since, head, most })!

const listed = prepared((db) =>
  db.$client
    .prepare<[object], SyncedList>(
      `select list from changes where owner_id = '' and seq > @since and seq <= @head and row_id = ''
       union all
       select list from changes where owner_id = @userId and seq > @since and seq <= @head and row_id = ''`,
    )
    .pluck(),
)
/** The small lists that changed, of what everybody sees and of what is this user's. */
export const listChangedLists = (db: Db, { userId, since, head }: Between & { userId: string }) =>
  listed(db).all({ userId, since, head })

export type ChangedRow = { seq: number; list: 'advisories' | 'prices'; rowId: string; rank: number }
/** The farmer whose phone asks: changes of the own crops and the own place, in lower case, come first. */
type ChangesQuery = Between & {
  userId: string
  place: string
  heard: { rank: number; seq: number } | undefined
  most: number
}

const rankedRows = prepared((db) =>
  db.$client.prepare<[object], ChangedRow>(`
    with farmerCrop as (select distinct crop_id from farmer_crops where farmer_id = @userId and removed_at is null),
    changed as (
      select c.seq, c.list, c.row_id,
        case c.list when 'prices' then substr(c.row_id, 1, instr(c.row_id, ' ') - 1) else a.crop_id end as crop_id,
        case c.list when 'prices' then substr(c.row_id, instr(c.row_id, ' ') + 1) end as market
      from changes c left join advisories a on c.list = 'advisories' and a.id = c.row_id
      where c.owner_id = '' and c.seq > @since and c.seq <= @head and c.row_id <> ''),
    ranked as (
      select seq, list, row_id as rowId,
        case when crop_id in farmerCrop or (@place <> '' and instr(lower(market), @place) > 0) then 0 else 1 end as rank
      from changed)
    select * from ranked where rank > @rank or (rank = @rank and seq < @seq) order by rank, seq desc limit @most`),
)
/**
 * The changed rows that the phone does not have yet: the nearest to the farmer first, of those the newest. A price
 * is named by its series: the crop and the market, with a blank between.
 */
export const listChangedRows = (db: Db, { userId, place, since, head, heard, most }: ChangesQuery) =>
  rankedRows(db).all({ userId, place, since, head, rank: heard?.rank ?? -1, seq: heard?.seq ?? 0, most })
