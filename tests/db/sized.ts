import type { Db } from '#db/client.ts'
import { village } from '../village.ts'

type Size = { advisories: number; crops: number; markets: number; days: number }

/** What the screens are promised to stand, 200,000 prices of 1,200 series, and what they are compared with. */
export const LARGE = { advisories: 5_000, crops: 60, markets: 20, days: 167 }
export const SMALL = { advisories: 50, crops: 5, markets: 10, days: 1 }

/** The village with so many advisories and crops, and as many prices as crops × markets × days. */
export function sized({ advisories, crops, markets, days }: Size) {
  const v = village()
  withoutTriggers(v.db, ['market_prices', 'advisories', 'crops', 'notifications', 'contact_requests'], () => {
    v.db.$client.exec(`
      ${counting('n', advisories)} insert into notifications (id, user_id, type, title, message, created_at)
        select 'told-' || i, 'martha', 'advisory', 'News ' || i, 'Something that is worth knowing has happened', ${before('hours')} from n;
      ${counting('n', advisories)} insert into contact_requests (id, ticket_id, sender_id, name, message, created_at)
        select 'asked-' || i, 'KUU-' || i, 'martha', 'Martha Kollie', ${CONTENT}, ${before('hours')} from n;
      ${counting('n', crops)} insert into crops (id, name, growth_duration) select printf('crop-%02d', i), printf('Crop %02d', i), 100 from n;
      ${counting('n', advisories)} insert into advisories (id, title, content, category, crop_id, author_id, priority, created_at)
        select printf('advisory-%04d', i), 'Advice ' || i, ${CONTENT}, ${oneOf(CATEGORIES)}, printf('crop-%02d', i % ${crops}), 'hawa',
          case when i % 50 = 7 then 'urgent' else 'medium' end, ${before('hours')} from n;
      ${counting('n', markets)}, ${counting('day', days).replace('with recursive', '')}
        insert into market_prices (id, crop_id, market, price_per_kg, currency, date, created_at)
        select c.id || '/' || n.i || '/' || day.i, c.id, printf('market-%02d', n.i), 10000 + (day.i * 37 + n.i) % 500, 'NGN',
          date('2026-11-21', printf('-%d days', day.i + n.i % 7)), '2026-11-21T00:00:00.000Z' from day, n, crops c where c.id like 'crop-%'`)
  })
  return v
}

const CATEGORIES = ['weather', 'pest', 'disease', 'planting', 'harvesting', 'fertilizer', 'irrigation', 'general']
/** As long as advice usually is. */
const CONTENT = `replace(hex(zeroblob(80)), '00', 'seven w ') || i`
const counting = (name: string, rows: number) =>
  `with recursive ${name}(i) as (select 0 union all select i + 1 from ${name} where i < ${rows - 1})`
const oneOf = (words: string[]) =>
  `case i % ${words.length} ${words.map((word, at) => `when ${at} then '${word}'`).join(' ')} end`
const before = (unit: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-21', printf('-%d ${unit}', i))`

/** Two hundred thousand changes told one by one would take longer than all the tests of this folder. */
function withoutTriggers({ $client }: Db, tables: string[], work: () => void) {
  const list = `select name, sql from sqlite_master where type = 'trigger' and tbl_name in (${tables.map((name) => `'${name}'`)})`
  const triggers = $client.prepare<[], { name: string; sql: string }>(list).all()
  $client.exec(triggers.map(({ name }) => `drop trigger ${name};`).join(''))
  work()
  $client.exec(triggers.map(({ sql }) => `${sql};`).join(''))
}
