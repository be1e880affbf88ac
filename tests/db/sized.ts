import type { Db } from '#db/client.ts'
import { countingOf, KEPT_COUNTS } from '#db/kept-counts.ts'
import { keysOf } from '#domain/table.ts'
import { village } from '../village.ts'

type Size = { advisories: number; crops: number; markets: number; days: number; farmers: number }

/**
 * The size that the screens must support, 100,000 farmers and 200,000 prices of 1,200 series, and the small size to
 * compare with.
 */
export const LARGE = { advisories: 5_000, crops: 60, markets: 20, days: 167, farmers: 100_000 }
export const SMALL = { advisories: 50, crops: 5, markets: 10, days: 1, farmers: 50 }

/**
 * The village with a number of advisories and crops, prices for crops × markets × days, and additional farmers: all of
 * them live in Lagos, have a phone, grow 'crop-00', planted within one week, and have a price alert for 'market-00'.
 */
export function sized({ advisories, crops, markets, days, farmers }: Size) {
  const v = village()
  withoutTriggers(
    v.db,
    [
      'market_prices',
      'advisories',
      'crops',
      'notifications',
      'contact_requests',
      'users',
      'farmer_crops',
      'price_alerts',
      'farmer_loans',
    ],
    () => {
      // biome-ignore format: one list
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
          date('2026-11-21', printf('-%d days', day.i + n.i % 7)), '2026-11-21T00:00:00.000Z' from day, n, crops c where c.id like 'crop-%';
      ${counting('n', farmers)} insert into users (id, username, username_key, password, full_name, phone, preferred_location, created_at)
        select printf('f-%06d', i * 7919 % 1000003), 'f' || i, 'f' || i, '!', 'Farmer ' || i, '+23477' || i, 'Lagos, Nigeria', ${before('minutes')} from n;
      insert into farmer_crops (id, farmer_id, crop_id, planting_date, status, created_at)
        select 'plot of ' || id, id, 'crop-00', date('2026-10-01', '+' || length(full_name) || ' days'), 'growing', created_at from users where id like 'f-%';
      insert into price_alerts (id, user_id, crop_id, market, direction, price_per_kg, currency, by_sms, created_at)
        select 'wish of ' || id, id, 'crop-00', 'market-00', 'above', 100, 'NGN', 1, created_at from users where id like 'f-%';
      insert into farmer_loans (id, user_id, loan_product_id, principal_amount, interest_rate, total_amount, installment_amount, currency, term_days, purpose, created_at)
        select 'loan of ' || id, id, 'seed', 100000, 1, 100000, 1, 'NGN', 365, 'Seed', created_at from users where id like 'f-%' and rowid % 10 = 0;
      insert into search_documents (list, row_id, words)
        select 'people', id, search_key(full_name || ' ' || username || ' ' || phone) from users where id like 'f-%'
        union all select 'advisories', id, search_key(title || ' ' || content) from advisories where id like 'advisory-%'
        union all select 'tickets', id, search_key(ticket_id || ' ' || name || ' ' || message) from contact_requests where id like 'asked-%'`)
    },
  )
  for (const name of keysOf(KEPT_COUNTS)) v.db.$client.exec(`delete from ${name}; ${countingOf(name)}`)
  return v
}

const CATEGORIES = ['weather', 'pest', 'disease', 'planting', 'harvesting', 'fertilizer', 'irrigation', 'general']
/** As long as an advisory usually is. */
const CONTENT = `replace(hex(zeroblob(80)), '00', 'seven w ') || i`
const counting = (name: string, rows: number) =>
  `with recursive ${name}(i) as (select 0 union all select i + 1 from ${name} where i < ${rows - 1})`
const oneOf = (words: string[]) =>
  `case i % ${words.length} ${words.map((word, at) => `when ${at} then '${word}'`).join(' ')} end`
const before = (unit: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-21', printf('-%d ${unit}', i))`

/** Without triggers: two hundred thousand recorded changes would take longer than all the tests of this folder. */
function withoutTriggers({ $client }: Db, tables: string[], work: () => void) {
  const list = `select name, sql from sqlite_master where type = 'trigger' and tbl_name in (${tables.map((name) => `'${name}'`)})`
  const triggers = $client.prepare<[], { name: string; sql: string }>(list).all()
  $client.exec(triggers.map(({ name }) => `drop trigger ${name};`).join(''))
  work()
  $client.exec(triggers.map(({ sql }) => `${sql};`).join(''))
}
