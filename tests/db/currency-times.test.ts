import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { CURRENCIES } from '#domain/places.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0030_currency_times'

test('all tables take the currencies of today, and what is there stays as it is', () => {
  const db = openDb(':memory:')
  migrate(
    db,
    ALL.filter(({ name }) => name < NAME),
  )
  const price = (id: string, currency: string) =>
    db.$client.exec(`insert into market_prices (id, crop_id, market, price_per_kg, currency, date) values ('${id}', 'maize', 'Mbare', 100, '${currency}', '2023-03-01')`) // biome-ignore format: one row
  db.$client.exec("insert into crops (id, name) values ('maize', 'Maize')")
  price('old', 'ZWL')
  expect(() => price('new', 'ZWG')).toThrow('CHECK')
  const tables = db.$client.prepare("select count(*) from sqlite_schema where type = 'table' and sql like '%''ZWL''%'").pluck().get() // biome-ignore format: one query
  migrate(
    db,
    ALL.filter(({ name }) => name <= NAME),
  )
  price('new', 'ZWG')
  price('neighbour', 'MRU')
  expect(() => price('none', 'XXX')).toThrow('CHECK')
  expect(db.$client.prepare('select id || currency from market_prices order by 1').pluck().all()).toEqual(['neighbourMRU', 'newZWG', 'oldZWL']) // biome-ignore format: one list
  const list = CURRENCIES.map((each) => `'${each}'`).join(', ')
  const changed = db.$client.prepare('select count(*) from sqlite_schema where type = ? and instr(sql, ?) > 0').pluck()
  expect([tables, changed.get('table', list)]).toEqual([24, 24])
  expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(() => db.$client.exec("update sqlite_schema set sql = '' where name = 'crops'")).toThrow('may not be modified')
  db.$client.close()
})
