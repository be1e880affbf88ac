import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDb } from '#db/client.ts'
import { countingOf, KEPT_COUNTS } from '#db/kept-counts.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { install } from '#db/seed/install.ts'
import { optimize } from '#db/upkeep.ts'
import { keysOf } from '#domain/table.ts'
import { hashPasswordSync } from '#server/auth/passwords.ts'
import { ROOT } from '../../setup/install.mjs'

/** How many rows a country has, and a tenth of it. */
export const SIZES = {
  country: { farmers: 1_000_000, advisories: 5_000, days: 1_667, notifications: 1_000_000, movements: 500_000 },
  small: { farmers: 100_000, advisories: 500, days: 167, notifications: 100_000, movements: 50_000 },
}
export type SizeName = keyof typeof SIZES

/** The crops and markets of the made prices: 1,200 series, whatever the size. */
const CROPS = 60
const MARKETS = 20
/**
 * The weather alerts that hold at once in a week of storms, whatever the size: one for each county of Liberia (15) and
 * Kenya (47), each state of Nigeria (37, with the capital) and each region of Ghana (16).
 */
const ALERTS = 115
/** How many of the farmers have sessions; each session's token is `tokenOf` its number. */
export const SESSIONS = 512
/** The sessions of the demo's agent and of its administrator. */
export const STAFF = { agent: SESSIONS, admin: SESSIONS + 1 }
export const tokenOf = (number: number) => createHash('sha256').update(`session ${number}`).digest('hex').slice(0, 40)
/** The password of each of them. */
export const PASSWORD = 'bench-and-limit'
export const farmerOf = (number: number) => `f-${String(number).padStart(7, '0')}`

/**
 * A data folder of a demo with so many made farmers, crops, prices and the rest. It is made once for each version of the
 * schema, always with the same rows, and kept in the folder of temporary files. Answers where it is.
 */
export async function countryFolder(name: SizeName): Promise<string> {
  const version = createHash('sha256').update(readFileSync(import.meta.filename))
  for (const { name: migration } of readMigrations(join(ROOT, 'drizzle'))) version.update(migration)
  const folder = join(tmpdir(), `kuu-bench-${name}-${version.digest('hex').slice(0, 12)}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  await make(join(unfinished, 'kuu.db'), unfinished, name)
  renameSync(unfinished, folder)
  return folder
}

async function make(file: string, folder: string, name: SizeName) {
  const started = performance.now()
  const db = openDb(file)
  migrate(db, readMigrations(join(ROOT, 'drizzle')))
  install(db, { mode: 'demo', now: new Date(), hash: hashPasswordSync, folder })
  db.$client.pragma('synchronous = OFF')
  db.$client.pragma('journal_mode = MEMORY')
  db.$client.pragma('foreign_keys = OFF')
  db.$client.pragma('cache_size = -400000')
  withoutTriggersAndIndexes(db, () => {
    for (const [what, sql] of rowsOf(SIZES[name])) {
      const begun = performance.now()
      db.$client.exec(sql)
      console.info(`  ${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    }
  })
  db.$client.exec("insert into search_index (search_index) values ('rebuild')")
  // As an installation does it: with the samples of a plain ANALYZE, SQLite would plan most statements at each use.
  await optimize(db)
  db.$client.pragma('journal_mode = WAL')
  db.$client.close()
  console.info(`  ${name}: made in ${((performance.now() - started) / 1000).toFixed(0)} s`)
}

/** Everything by SQL of its own counters, so that two machines make the same rows. */
function rowsOf({ farmers, advisories, days, notifications, movements }: (typeof SIZES)[SizeName]) {
  const farmer = `printf('f-%07d', i)`
  return [
    ['crops', `${counting('n', CROPS)} insert into crops (id, name, growth_duration) select ${crop('i')}, printf('Crop %02d', i), 100 from n`],
    ['farmers', `${counting('n', farmers)} insert into users (id, username, username_key, password, full_name, phone, location, preferred_location, created_at)
      select ${farmer}, 'f' || i, 'f' || i, '!', 'Farmer ' || i, '+23477' || printf('%08d', i), ${place('i')}, ${place('i')}, ${before('minutes')} from n`],
    ['their crops', `${counting('n', farmers)}, part(k) as (values (0), (1), (2))
      insert into farmer_crops (id, farmer_id, crop_id, planting_date, expected_harvest, field_size, status, created_at)
      select printf('fc-%07d-%d', i, k), ${farmer}, ${crop(`(i * 7 + k * 11) % ${CROPS}`)}, date('2026-10-01', printf('-%d days', i % 60)),
        date('2027-01-09', printf('-%d days', i % 60)), 1000 + i % 9000, 'growing', ${before('minutes')} from n, part`],
    ['what changed', `insert into changes (list, owner_id) select 'crops', id from users where id like 'f-%'`],
    ['advisories', `${counting('n', advisories)} insert into advisories (id, title, content, category, crop_id, author_id, priority, created_at)
      select printf('advisory-%05d', i), 'Advice ' || i, replace(hex(zeroblob(75)), '00', 'seven w ') || i, ${oneOf(CATEGORIES)}, ${crop(`i % ${CROPS}`)},
        null, case when i % 50 = 7 then 'urgent' else 'medium' end, ${before('hours')} from n`],
    ['prices', `${counting('m', MARKETS)}, ${counting('d', days).replace('with recursive', '')}, ${counting('c', CROPS).replace('with recursive', '')}
      insert into market_prices (id, crop_id, market, price_per_kg, currency, date, created_at)
      select printf('p-%d-%d-%d', c.i, m.i, d.i), ${crop('c.i')}, printf('Market %02d', m.i), 10000 + (d.i * 37 + m.i * 11 + c.i) % 500, 'NGN',
        date('2026-11-20', printf('-%d days', d.i)), '2026-11-21T00:00:00.000Z' from c, m, d`],
    ['alerts', `${counting('n', ALERTS)} insert into weather_alerts (id, title, description, alert_type, severity, location, expires_at, created_at)
      select printf('alert-%03d', i), 'Heavy rain', 'Streams may rise over their banks. Move animals and stores to higher ground.', 'flood',
        case when i % 5 = 0 then 'danger' else 'warning' end, printf('County %03d', i), ${later}, ${today} from n`],
    ['notifications', `${counting('n', notifications)} insert into notifications (id, user_id, type, title, message, is_read, created_at)
      select printf('note-%07d', i), printf('f-%07d', i / 4), 'advisory', 'News ' || i, 'Something that is worth knowing has happened', i % 4 > 0, ${before('minutes')} from n`],
    ['passwords', `update users set password = '${hashPasswordSync(PASSWORD)}' where id like 'f-%' and id < '${farmerOf(SESSIONS)}'`],
    ['accounts', `${counting('n', movements / 2)} insert into mobile_money_accounts (id, user_id, provider, phone_number, account_name, country, currency, is_default, is_verified, kyc_status, created_at)
      select printf('account-%07d', i), ${farmer}, 'Opay', '+23477' || printf('%08d', i), 'Farmer ' || i, 'NG', 'NGN', 1, 1, 'verified', ${before('minutes')} from n;
      ${counting('n', movements / 2)} insert into ledger_accounts (id, kind, currency, wallet_id, balance)
      select printf('wallet account-%07d', i), 'wallet', 'NGN', printf('account-%07d', i), 200000 from n`],
    ['money', `${counting('n', movements)} insert into financial_transactions (id, user_id, account_id, transaction_type, category, amount, currency, provider, description, status, created_at, completed_at)
      select printf('t-%07d', i), printf('f-%07d', i / 2), printf('account-%07d', i / 2), 'credit', 'topUp', 100000, 'NGN', 'Opay', 'Top-up', 'completed', ${before('minutes')}, ${before('minutes')} from n;
      ${counting('n', movements)} insert into ledger_entries (movement, line, account_id, amount, transaction_id)
      select 1000 + i, 1, printf('wallet account-%07d', i / 2), 100000, printf('t-%07d', i) from n;
      ${counting('n', movements)} insert into ledger_entries (movement, line, account_id, amount) select 1000 + i, 2, 'outside NGN', -100000 from n;
      ${counting('n', movements)} insert into ledger_movements (number, kind, created_at) select 1000 + i, 'topUp', ${before('minutes')} from n;
      update ledger_accounts set balance = balance - ${movements * 100_000} where id = 'outside NGN'`],
    ['words', `insert into search_documents (list, row_id, words)
      select 'people', id, lower(full_name || ' ' || username || ' ' || phone) from users where id like 'f-%'
      union all select 'advisories', id, lower(title || ' ' || content) from advisories where id like 'advisory-%'
      union all select 'crops', id, lower(name) from crops where id like 'crop-%'`],
    ['sessions', Array.from({ length: STAFF.admin + 1 }, (_, at) => `insert into sessions (id, user_id, expires_at, created_at, used_at)
      select '${createHash('sha256').update(tokenOf(at)).digest('hex')}', id, ${later}, ${today}, ${today} from users where ${whoHas(at)}`).join(';')],
  ] as const // biome-ignore format: a table of statements
}

const whoHas = (session: number) => {
  if (session < SESSIONS) return `id = '${farmerOf(session)}'`
  return session === STAFF.agent ? "username = 'samuel'" : "username = 'admin'"
}
const CATEGORIES = ['weather', 'pest', 'disease', 'planting', 'harvesting', 'fertilizer', 'irrigation', 'general']
const PLACES = [
  'Lagos, Nigeria',
  'Kano, Nigeria',
  'Ibadan, Nigeria',
  'Accra, Ghana',
  'Nakuru, Kenya',
  'Monrovia, Liberia',
]
const today = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
const later = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+29 days')`
const counting = (name: string, rows: number) =>
  `with recursive ${name}(i) as (select 0 union all select i + 1 from ${name} where i < ${rows - 1})`
const crop = (number: string) => `printf('crop-%02d', ${number})`
const oneOf = (words: readonly string[]) =>
  `case i % ${words.length} ${words.map((word, at) => `when ${at} then '${word}'`).join(' ')} end`
const place = (_: string) => oneOf(PLACES)
const before = (unit: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-21', printf('-%d ${unit}', i))`

/** Rows are written first and indexed and counted afterwards, which is several times as fast; no change is noted of them. */
function withoutTriggersAndIndexes({ $client }: Db, work: () => void) {
  const parts = $client
    .prepare<[], { type: string; name: string; sql: string }>(
      `select type, name, sql from sqlite_master where sql is not null
       and (type = 'trigger' or (type = 'index' and sql not like '%unique%' and tbl_name not like 'search%'))`,
    )
    .all()
  $client.exec(parts.map(({ type, name }) => `drop ${type} "${name}";`).join(''))
  work()
  for (const name of keysOf(KEPT_COUNTS)) $client.exec(`delete from ${name}; ${countingOf(name)}`)
  $client.exec(parts.map(({ sql }) => `${sql};`).join('\n'))
}
