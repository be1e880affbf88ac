import type { Db } from '#db/client.ts'
import { listPricedMarkets } from '#db/queries/market/admin-prices.ts'
import { keyOf } from '#domain/letters.ts'

/**
 * Gives each market one spelling: that under which it has prices already, or the first that comes. A market is one
 * however its name is written: in capitals, with two spaces, or with letters and marks apart.
 */
export function marketNames(db: Db): (written: string) => string {
  const names = new Map<string, string>()
  const known = new Map<string, string>()
  const take = (name: string) => {
    const key = keyOf(name)
    // A name of signs alone has no key to be compared by.
    const found = key ? (names.get(key) ?? name) : name
    names.set(key, found)
    known.set(name, found)
    return found
  }
  listPricedMarkets(db).forEach(take)
  return (written) => known.get(written) ?? take(tidied(written))
}

const tidied = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim()
