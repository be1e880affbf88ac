import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

export type LatestPrice = {
  id: string
  cropId: string
  cropName: string
  cropLocalName: string | null
  market: string
  pricePerKg: number
  currency: string
  statedTrend: 'up' | 'down' | 'stable' | null
  date: string
  /** The price before it, in hundredths; null for the first of its series. */
  previous: number | null
}

/**
 * The newest price of each crop in each market, newest first. The pairs are found by leaping through the index
 * from one pair to the next, so that the cost grows with the pairs and not with the years of history.
 */
const LATEST = `
  with recursive pair (crop_id, market) as (
    select * from (select crop_id, market from market_prices order by crop_id, market limit 1)
    union all
    select
      (select n.crop_id from market_prices n where (n.crop_id, n.market) > (pair.crop_id, pair.market) order by n.crop_id, n.market limit 1),
      (select n.market from market_prices n where (n.crop_id, n.market) > (pair.crop_id, pair.market) order by n.crop_id, n.market limit 1)
    from pair where pair.crop_id is not null
  )
  select p.id, p.crop_id as cropId, c.name as cropName, c.local_name as cropLocalName, p.market, p.price_per_kg as pricePerKg,
         p.currency, p.trend as statedTrend, p.date,
         (select b.price_per_kg from market_prices b
           where b.crop_id = p.crop_id and b.market = p.market
             and (b.date, b.created_at, b.id) < (p.date, p.created_at, p.id)
           order by b.date desc, b.created_at desc, b.id desc limit 1) as previous
  from pair
  join market_prices p on p.id = (select l.id from market_prices l
    where l.crop_id = pair.crop_id and l.market = pair.market order by l.date desc, l.created_at desc, l.id desc limit 1)
  join crops c on c.id = p.crop_id
  order by p.date desc, c.name, p.market`

const statements = new WeakMap<Db, { all: () => unknown }>()
export function listLatestPrices(db: Db): LatestPrice[] {
  const known = statements.get(db) ?? db.$client.prepare(LATEST)
  statements.set(db, known)
  return known.all() as LatestPrice[]
}

/** The last prices of one crop in one market up to a day, oldest first, in hundredths. */
export const priceHistory = (
  db: Db,
  { cropId, market, until, most }: { cropId: string; market: string; until: string; most: number },
) =>
  db
    .all<{ pricePerKg: number }>(
      sql`select price_per_kg as pricePerKg from market_prices
          where crop_id = ${cropId} and market = ${market} and date <= ${until} order by date desc, created_at desc, id desc limit ${most}`,
    )
    .map(({ pricePerKg }) => pricePerKg)
    .reverse()
