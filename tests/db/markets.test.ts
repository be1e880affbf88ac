import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { type Db, openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0031_markets'
const DECOMPOSED = 'Thie\u0300s'

let db: Db
const rows = (sql: string) => db.$client.prepare(sql).raw().all()
const addPrice = (id: string, market: string, day = '2026-10-13') =>
  db.$client.prepare("insert into market_prices (id, crop_id, market, price_per_kg, currency, date) values (?, 'rice', ?, 100, 'LRD', ?)").run(id, market, day) // biome-ignore format: one row

/** The prices of three markets under seven names, and what else names a market, as the last state allowed it. */
beforeEach(() => {
  db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  db.$client.exec("insert into crops (id, name) values ('rice', 'Rice')")
  db.$client.exec("insert into users (id, username, password, full_name) values ('martha', 'martha', '!', 'Martha')")
  const written = [
    'Red Light',
    'Red Light',
    'Red  Light',
    'RED LIGHT',
    DECOMPOSED,
    'Thiès',
    DECOMPOSED,
    'Gbarnga',
    '!!',
  ]
  for (const [at, market] of written.entries()) addPrice(String(at), market, `2026-10-${at + 10}`)
  const alert = db.$client.prepare("insert into price_alerts (id, user_id, crop_id, market, direction, price_per_kg, currency, created_at) values (?, 'martha', 'rice', ?, 'above', 100, 'LRD', ?)") // biome-ignore format: one row
  alert.run('early', 'Red Light', '2026-10-01')
  alert.run('late', 'red light', '2026-10-02')
  alert.run('elsewhere', 'Nowhere', '2026-10-03')
  const cost = db.$client.prepare("insert into transport_costs (user_id, market, quantity_kg, cost, currency) values ('martha', ?, 100, ?, 'LRD')") // biome-ignore format: one row
  cost.run('Red Light', 500)
  cost.run('Red  Light', 600)
  cost.run('Thiès', 700)
  const taught = "insert into taught_words (id, word, meaning, value) values ('a', 'redl', 'place', 'RED LIGHT'), ('b', 'rais', 'crop', 'rice')" // biome-ignore format: two rows
  db.$client.exec(taught)
  db.$client.exec("insert into archive (id, kind, record_id, title, counts, deleted_by, deleted_at) values ('x', 'marketPrice', '90', 'RED LIGHT', '{}', 'martha', '2026-10-04')") // biome-ignore format: one row
  db.$client.exec(`insert into archive_rows (archive_id, table_name, content) values ('x', 'market_prices', '{"id":"90","market":"RED LIGHT"}')`) // biome-ignore format: one row
  migrate(db, ALL)
  return () => db.$client.close()
})

test('each market has one name, that of most prices, and every price is there', () => {
  expect(rows('select market, count(*) from market_prices group by 1 order by 1')).toEqual([
    ['!!', 1],
    ['Gbarnga', 1],
    ['Red Light', 4],
    ['Thiès', 3],
  ])
  expect(rows('select key, name from markets order by 1')).toEqual([
    ['!!', '!!'],
    ['gbarnga', 'Gbarnga'],
    ['red light', 'Red Light'],
    ['thies', 'Thiès'],
  ])
  expect(rows("select market, rows from price_series where rows > 0 order by 1")).toEqual(rows('select market, count(*) from market_prices group by 1 order by 1')) // biome-ignore format: one line
})

test('what else names a market follows, and of two wishes the later one stays', () => {
  expect(rows('select id, market from price_alerts order by 1')).toEqual([
    ['elsewhere', 'Nowhere'],
    ['late', 'Red Light'],
  ])
  expect(rows('select market, cost from transport_costs order by 1')).toEqual([
    ['Red Light', 500],
    ['Thiès', 700],
  ])
  expect(rows('select value from taught_words order by id')).toEqual([['Red Light'], ['rice']])
  expect(rows("select json_extract(content, '$.market') from archive_rows")).toEqual([['Red Light']])
})

test('the audit lists what was merged', () => {
  const merged = "select json_extract(before, '$.market'), json_extract(after, '$.market'), json_extract(after, '$.prices') from audit_events where action = 'kuu.migrate.merge' order by id" // biome-ignore format: one query
  expect(rows(merged)).toEqual([
    ['RED LIGHT', 'Red Light', 1],
    ['Red  Light', 'Red Light', 1],
    [DECOMPOSED, 'Thiès', 2],
  ])
})

test('no price comes in under another spelling, by whichever door', () => {
  expect(() => addPrice('10', 'red light')).toThrow('another spelling')
  expect(() => db.$client.exec("update market_prices set market = 'GBARNGA' where id = '7'")).toThrow(
    'another spelling',
  )
  addPrice('11', 'Ganta')
  expect(() => addPrice('12', 'ganta')).toThrow('another spelling')
})
