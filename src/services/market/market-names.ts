import type { Db } from '#db/client.ts'
import { listMarkets } from '#db/queries/market/markets.ts'
import { keyOfName, tidiedName } from '#domain/letters.ts'

/**
 * Gives each market one spelling: that under which it is stored, or the first that comes. The table of markets holds it
 * against every other way to write a price.
 */
export function marketNames(db: Db): (written: string) => string {
  const names = new Map(listMarkets(db).map(({ key, name }) => [key, name]))
  const known = new Map([...names.values()].map((name) => [name, name]))
  const take = (written: string) => {
    const key = keyOfName(written)
    const found = names.get(key) ?? tidiedName(written)
    names.set(key, found)
    known.set(written, found)
    return found
  }
  return (written) => known.get(written) ?? take(written)
}
