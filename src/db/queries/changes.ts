import { type Db, prepared } from '#db/client.ts'
import type { SyncedList } from '#domain/farmer/sync.ts'

export type Change = { seq: number; list: SyncedList; rowId: string }

const head = prepared((db) =>
  db.$client.prepare<[], { seq: number }>('select coalesce(max(seq), 0) as seq from changes'),
)
/** The number of the newest change of all. */
export const newestChange = (db: Db) => head(db).get()!.seq

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
/** Tells the phones of an owner, or every phone, to ask for a small list again; for what no trigger watches. */
export function noteChange(db: Db, list: SyncedList, ownerId = '') {
  forget(db).run(list, ownerId)
  note(db).run(list, ownerId)
}

const between = prepared((db) =>
  db.$client.prepare<[object], Change>(
    `select seq, list, row_id as rowId from changes where owner_id = '' and seq > @since and seq <= @head
     union all
     select seq, list, row_id as rowId from changes where owner_id = @userId and seq > @since and seq <= @head`,
  ),
)
/** What changed after `since` and up to `head` of what everybody sees and of what is this user's. */
export const listChanges = (db: Db, asked: { userId: string; since: number; head: number }): Change[] =>
  between(db).all(asked)
