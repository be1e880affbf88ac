import { type Db, prepared } from '#db/client.ts'
import type { AdvisoryCategory } from '#domain/advice/advisory.ts'
import type { Day, Instant } from '#domain/dates.ts'

const marketDays = prepared((db) =>
  db.$client.prepare<[{ today: Day; most: number }], { market: string; days: string }>(`
    with recursive named (market) as (
      select min(market) from market_prices
      union all
      select (select min(n.market) from market_prices n where n.market > named.market) from named where market is not null
    ),
    dated (market, day, step) as (
      select market, (select max(n.date) from market_prices n where n.market = named.market and n.date <= @today), 1
        from named where market is not null
      union all
      select market, (select max(n.date) from market_prices n where n.market = dated.market and n.date < dated.day), step + 1
        from dated where day is not null and step < @most
    )
    select market, json_group_array(day) as days from dated where day is not null group by market order by market`),
)
/** The last days with prices of each market, found by leaping through the index from day to day. */
export const listMarketDays = (db: Db, asked: { today: Day; most: number }) =>
  marketDays(db)
    .all(asked)
    .map(({ market, days }) => ({ market, days: JSON.parse(days) as Day[] }))

type Ended = { id: string; title: string; location: string; expiresAt: Instant }
const ended = prepared((db) => ({
  worst: db.$client.prepare<[{ now: Instant; most: number }], Ended>(
    `select id, title, location, expires_at as expiresAt from weather_alerts
     where is_active = 1 and expires_at <= @now order by expires_at, id limit @most`,
  ),
  count: db.$client
    .prepare<[{ now: Instant }], number>(
      'select count(*) from weather_alerts where is_active = 1 and expires_at <= @now',
    )
    .pluck(),
}))
/** Weather alerts that have ended and are still switched on, the longest ended first. */
export const listEndedAlerts = (db: Db, now: Instant, most: number) => ({
  count: ended(db).count.get({ now })!,
  worst: ended(db).worst.all({ now, most }),
})

export type AdviceCount = { cropId: string | null; category: AdvisoryCategory; language: string; advisories: number }
const advice = prepared((db) =>
  db.$client.prepare<[{ now: Instant }], AdviceCount>(
    `select crop_id as cropId, category, language, count(*) as advisories from advisories
     where is_active = 1 and (valid_until is null or valid_until > @now) group by 1, 2, 3`,
  ),
)
/** Active advice, counted by crop, category and language. */
export const countAdvice = (db: Db, now: Instant) => advice(db).all({ now })

const growers = prepared((db) =>
  db.$client.prepare<[{ cropId: string }], number>('select rows from crop_growers where crop_id = @cropId').pluck(),
)
/** How many crops of farmers are of a kind. */
export const countGrowers = (db: Db, cropId: string) => growers(db).get({ cropId }) ?? 0

type Open = { ticketId: string; name: string; text: string; createdAt: Instant }
const open = prepared((db) => ({
  oldest: db.$client.prepare<[{ most: number }], Open>(
    `select ticket_id as ticketId, name, coalesce(subject, message) as text, created_at as createdAt
     from contact_requests where status = 'open' order by created_at, id limit @most`,
  ),
  all: db.$client.prepare<[], number>("select count(*) from contact_requests where status = 'open'").pluck(),
  count: db.$client
    .prepare<[{ before: Instant }], number>(
      "select count(*) from contact_requests where status = 'open' and created_at < @before",
    )
    .pluck(),
}))
/** Requests for help that nobody answered, the oldest first. */
export const listOldestOpen = (db: Db, most: number) => ({
  count: open(db).all.get()!,
  worst: open(db).oldest.all({ most }),
})
/** How many of them were sent before a moment. */
export const countOpenBefore = (db: Db, before: Instant) => open(db).count.get({ before })!

type Phoneless = { id: string; fullName: string; username: string; createdAt: Instant }
const phoneless = prepared((db) =>
  db.$client.prepare<[{ most: number }], Phoneless>(
    `select id, full_name as fullName, username, created_at as createdAt from users
     where role = 'farmer' and is_active = 1 and phone is null order by created_at desc, id desc limit @most`,
  ),
)
/** Active farmers without a phone number, the newest first. */
export const listPhoneless = (db: Db, most: number) => phoneless(db).all({ most })
