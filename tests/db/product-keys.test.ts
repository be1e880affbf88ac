import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'

const ALL = readMigrations(join(import.meta.dirname, '../../drizzle'))
const NAME = '0042_product_keys'

const TABLES = {
  loan_products: (id: string, name: string) =>
    `insert into loan_products (id, name, loan_type, min_amount, max_amount, interest_rate, term_days, currency, provider) values ('${id}', '${name}', 'input', 1, 2, 10, 90, 'NGN', 'Bank');`,
  insurance_products: (id: string, name: string) =>
    `insert into insurance_products (id, name, insurance_type, coverage_type, base_premium_rate, max_coverage_amount, currency, provider) values ('${id}', '${name}', 'crop', 'hail', 3, 100, 'NGN', 'Bank');`,
}

test.each(Object.entries(TABLES))(
  'of %s with one name the later ones get a number, and the audit tells it',
  (table, row) => {
    const db = openDb(':memory:')
    migrate(
      db,
      ALL.filter(({ name }) => name < NAME),
    )
    const rows = (sql: string) => db.$client.prepare(sql).raw().all()
    const names = ['Seed loan', 'SEED  loan', 'seed loan 2', 'Pump', 'Seed\u00a0loan', '***', '***', '2']
    names.forEach((name, at) => void db.$client.exec(row(`p${at}`, name)))
    migrate(
      db,
      ALL.filter(({ name }) => name <= NAME),
    )
    expect(rows(`select id, name, version from ${table} order by id`)).toEqual([
      ['p0', 'Seed loan', 1],
      ['p1', 'SEED  loan 3', 2],
      ['p2', 'seed loan 2', 1],
      ['p3', 'Pump', 1],
      ['p4', 'Seed\u00a0loan 4', 2],
      ['p5', '***', 1],
      ['p6', '*** 3', 2],
      ['p7', '2', 1],
    ])
    expect(rows(`select count(*), count(distinct name_key) from ${table}`)).toEqual([[8, 8]])
    const told = `select row_id, json_extract(before, '$.name'), json_extract(after, '$.name') from audit_events where action = 'kuu.migrate.rename' and table_name = '${table}' order by row_id`
    expect(rows(told)).toEqual([
      ['p1', 'SEED  loan', 'SEED  loan 3'],
      ['p4', 'Seed\u00a0loan', 'Seed\u00a0loan 4'],
      ['p6', '***', '*** 3'],
    ])
    expect(() => db.$client.exec(row('p9', 'PUMP'))).toThrow('UNIQUE')
    expect(() => db.$client.exec(`update ${table} set name = 'pump ' where id = 'p0'`)).toThrow('UNIQUE')
    db.$client.close()
  },
)
