import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { getTableName } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Db, openDb } from '#db/client.ts'
import { countingOf, countTriggersOf, KEPT_COUNTS, type KeptCountName } from '#db/kept-counts.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import * as schema from '#db/schema/index.ts'
import { keysOf } from '#domain/table.ts'
import { village } from '../village.ts'
import { migrated } from './migrated.ts'

const NAMES = keysOf(KEPT_COUNTS)
const squeezed = (sql: string) => sql.replace(/\s+/g, ' ').trim()

test('the triggers are those of the declaration, and there are no others', () => {
  const standing = migrated()
    .$client.prepare("select sql from sqlite_master where type = 'trigger' and name like '%\\_is\\_in\\_%' escape '\\'")
    .pluck()
    .all()
  expect(standing.map((sql) => squeezed(String(sql))).sort()).toEqual(NAMES.flatMap(countTriggersOf).sort())
})

test('the tables are those of the schema', () => {
  const tables = [
    schema.userCounts,
    schema.farmerDays,
    schema.priceDays,
    schema.priceSeries,
    schema.cropGrowers,
    schema.enrollmentCounts,
  ]
  expect(tables.map((table) => getTableName(table))).toEqual(NAMES)
})

/** The rows of a table of counts; a number that fell to nothing may stay. */
const rowsOf = ({ $client }: Db, name: KeptCountName) =>
  $client.prepare(`select * from ${name} where rows <> 0 order by ${Object.keys(KEPT_COUNTS[name].by).join()}`).all()

/** The same, counted anew; nothing of it stays. */
function countedAnew(db: Db, name: KeptCountName) {
  const kept: { rows: unknown[] } = { rows: [] }
  const counting = db.$client.transaction(() => {
    db.$client.exec(`delete from ${name}; ${countingOf(name)}`)
    kept.rows = rowsOf(db, name)
    throw new Error('counted')
  })
  expect(counting).toThrow('counted')
  return kept.rows
}

function expectRight(db: Db) {
  for (const name of NAMES) expect(rowsOf(db, name), name).toEqual(countedAnew(db, name))
}

test('an installation of before is counted as it is upgraded', () => {
  const state = join(import.meta.dirname, '../fixtures/states/0013_request_photos.db.br')
  const db = openDb(brotliDecompressSync(readFileSync(state)))
  migrate(db, readMigrations(join(import.meta.dirname, '../../drizzle')))
  expectRight(db)
  expect(rowsOf(db, 'user_counts')).toContainEqual(expect.objectContaining({ role: 'farmer', is_deleted: 1 }))
  for (const name of NAMES) expect(rowsOf(db, name), name).not.toEqual([])
})

describe('the numbers are right', () => {
  const PEOPLE = ['martha', 'joseph', 'hawa', 'p-0', 'p-1', 'p-2']
  const person = fc.constantFrom(...PEOPLE)
  const crop = fc.constantFrom('maize', 'cassava')
  const course = fc.constantFrom('open', 'draft')
  const day = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21')
  const row = fc.nat(5)
  const user = "(id, username, password, full_name, role, language, created_at) values ('%', '% of old', '!', 'New', 'farmer', 'hausa', '2026-10-01T00:00:00.000Z')" // biome-ignore format: one statement
  const WRITES = fc.oneof(
    person.map((id) => `insert or ignore into users ${user.replaceAll('%', id)}`),
    person.map((id) => `insert into users ${user.replaceAll('%', id)} on conflict (id) do update set role = 'admin', phone = '+2311'`), // biome-ignore format: one statement
    person.map((id) => `delete from users where id = '${id}'`),
    person.map((id) => `update users set username = 'deleted-' || id, phone = null, is_active = 0 where id = '${id}'`),
    fc.tuple(person, fc.constantFrom('farmer', 'extension_agent')).map(([id, role]) => `update users set role = '${role}', is_active = not is_active where id = '${id}'`), // biome-ignore format: one statement
    fc.tuple(person, fc.constantFrom('english', 'kpelle')).map(([id, language]) => `update users set language = '${language}', phone = '+231', version = version + 1 where id = '${id}'`), // biome-ignore format: one statement
    fc.tuple(row, crop, day).map(([id, of, date]) => `insert into market_prices (id, crop_id, market, price_per_kg, date) values ('p-${id}', '${of}', 'Ganta', 1, '${date}') on conflict (id) do update set date = excluded.date`), // biome-ignore format: one statement
    fc.tuple(row, crop, day).map(([id, of, date]) => `insert or ignore into market_prices (id, crop_id, market, price_per_kg, date) values ('p-${id}', '${of}', 'Ganta', 1, '${date}')`), // biome-ignore format: one statement
    day.map((date) => `delete from market_prices where date = '${date}'`),
    fc.tuple(row, person, crop, day).map(([id, who, of, date]) => `insert into farmer_crops (id, farmer_id, crop_id, planting_date) values ('c-${id}', '${who}', '${of}', '${date}') on conflict (id) do update set crop_id = excluded.crop_id`), // biome-ignore format: one statement
    row.map((id) => `delete from farmer_crops where id = 'c-${id}'`),
    fc.tuple(row, person, course).map(([id, who, of]) => `insert into course_enrollments (id, user_id, course_id) values ('e-${id}', '${who}', '${of}') on conflict do update set status = 'completed'`), // biome-ignore format: one statement
    course.map((id) => `delete from courses where id = '${id}'`),
  )

  test('whatever is inserted, changed and deleted', () => {
    fc.assert(
      fc.property(fc.array(WRITES, { minLength: 5, maxLength: 40 }), (writes) => {
        const { db } = village()
        for (const sql of writes) writeOrRefuse(db, sql)
        expectRight(db)
        db.$client.close()
      }),
      { numRuns: 60 },
    )
  })
})

/** The database may refuse a write: a person who is gone can grow nothing. */
function writeOrRefuse({ $client }: Db, sql: string) {
  try {
    $client.exec(sql)
  } catch (error) {
    expect(String(error)).toMatch(/constraint failed/)
  }
}
