import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0032_crop_keys'

test('crops of one name are one: what refers to them goes to the one with most growers', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  const rows = (sql: string) => db.$client.prepare(sql).raw().all()
  db.$client.exec(`
    insert into users (id, username, password, full_name) values ('martha', 'martha', '!', 'Martha');
    insert into crops (id, name) values ('a', 'sweet  potato'), ('b', 'Sweet potato'), ('c', 'Maize');
    insert into farmer_crops (id, farmer_id, crop_id) values ('1', 'martha', 'b'), ('2', 'martha', 'b'), ('3', 'martha', 'a'), ('4', 'martha', 'c');
    insert into market_prices (id, crop_id, market, price_per_kg, currency) values ('p', 'a', 'Gbarnga', 100, 'LRD');
    insert into price_alerts (id, user_id, crop_id, market, direction, price_per_kg, currency, created_at)
      values ('w', 'martha', 'a', 'Gbarnga', 'above', 100, 'LRD', '2026-10-01');
    insert into advisories (id, title, content, category, crop_id) values ('v', 'Scout', 'Look', 'pest', 'a');
    insert into taught_words (id, word, meaning, value) values ('t', 'patat', 'crop', 'a');`)
  migrate(db, ALL)
  expect(rows('select id, name_key, archived_at is null from crops order by id')).toEqual([
    ['a', null, 0],
    ['b', 'sweet potato', 1],
    ['c', 'maize', 1],
  ])
  expect(rows('select crop_id, count(*) from farmer_crops group by 1 order by 1')).toEqual([['b', 3], ['c', 1]]) // biome-ignore format: two rows
  for (const table of ['market_prices', 'price_alerts', 'advisories']) expect(rows(`select crop_id from ${table}`)).toEqual([['b']]) // biome-ignore format: one list
  expect(rows('select value from taught_words')).toEqual([['b']])
  expect(rows("select row_id, json_extract(before, '$.name'), json_extract(after, '$.name') from audit_events where action = 'kuu.migrate.merge'")).toEqual([['a', 'sweet  potato', 'Sweet potato']]) // biome-ignore format: one row
  db.$client.close()
})
