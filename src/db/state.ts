import { type Db, isInTransaction, prepared } from './client.ts'

const ownWrites = prepared((db) => db.$client.prepare<[], number>('select total_changes()').pluck())
const othersWrites = prepared((db) => db.$client.prepare<[], number>('pragma data_version').pluck())

type Seen = { state: number; own: number; others: number; isOfThisTurn: boolean }
const seenOf = prepared((): Seen => ({ state: 0, own: -1, others: -1, isOfThisTurn: false }))

/**
 * A number that is another one once anything was written, so that what was read under it need not be read again; null
 * within a transaction, which may be taken back. It costs a tenth of the smallest question. Writes of other connections
 * are asked for once in a turn of the event loop: a request that is sent after one is heard in a later turn.
 */
export function stateOf(db: Db): number | null {
  if (isInTransaction(db)) return null
  const seen = seenOf(db)
  const own = ownWrites(db).get()!
  const others = seen.isOfThisTurn ? seen.others : othersOfThisTurn(db, seen)
  if (own === seen.own && others === seen.others) return seen.state
  Object.assign(seen, { own, others, state: seen.state + 1 })
  return seen.state
}

function othersOfThisTurn(db: Db, seen: Seen) {
  seen.isOfThisTurn = true
  setImmediate(() => {
    seen.isOfThisTurn = false
  })
  return othersWrites(db).get()!
}
