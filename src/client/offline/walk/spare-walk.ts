import { WALK_CACHE } from '../worker/caches.ts'

/**
 * A second copy of the walk under way, in files of its own. A browser that finds its database damaged begins a new one
 * without a word: of some 200 kills in the middle of writes Chromium 156 lost it once, with everything in it.
 */
const partOf = (userId: string, part: number) => `/walk/${userId}/${part}`

/** So many rows lie in one file, which is written anew with each of them. */
const ROWS_A_PART = 64

type Rows = unknown[]
let written: { place: string; rows: Rows } = { place: '', rows: [] }
/** One file after the other, so that none is overtaken by an older one. */
let busy: Promise<unknown> = Promise.resolve()

const inTurn = <T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> => {
  if (!('caches' in globalThis)) return Promise.resolve(undefined)
  const done = busy.then(async () => work(await caches.open(WALK_CACHE))).catch(() => undefined)
  busy = done
  return done
}

/** Keeps a row of the walk under its number; false where the phone has no room. */
export const keepSpare = async (userId: string, number: number, row: unknown): Promise<boolean> =>
  (await inTurn(async (cache) => {
    const place = partOf(userId, Math.floor(number / ROWS_A_PART))
    const rows = written.place === place ? written.rows : ((await rowsAt(cache, place)) ?? [])
    rows[number % ROWS_A_PART] = row
    written = { place, rows }
    await cache.put(place, Response.json(rows))
    return true
  })) ?? false

/** All rows that are kept, in order. */
export const readSpare = async (userId: string): Promise<Rows> =>
  (await inTurn(async (cache) => {
    const parts: Rows[] = []
    for (
      let rows = await rowsAt(cache, partOf(userId, 0));
      rows;
      rows = await rowsAt(cache, partOf(userId, parts.length))
    )
      parts.push(rows)
    return parts.flat()
  })) ?? []

/** The walk is over. */
export const dropSpare = (userId: string) =>
  inTurn(async (cache) => {
    written = { place: '', rows: [] }
    for (let part = 0; await cache.delete(partOf(userId, part)); part += 1);
  })

const rowsAt = async (cache: Cache, place: string) => (await cache.match(place))?.json() as Promise<Rows> | undefined
