import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Db, openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { courses } from '#db/schema/index.ts'

const STATES = join(import.meta.dirname, '../fixtures/states')
const LANDED = readMigrations(join(import.meta.dirname, '../../drizzle'))

/** Databases as earlier versions left them, with the demo's rows: each is named after its last migration. */
test.each(readdirSync(STATES))('an installation of %s keeps every row through what came since', (file) => {
  const db = openDb(brotliDecompressSync(readFileSync(join(STATES, file))))
  const before = contentOf(db)
  expect(before.users).toHaveLength(19)

  migrate(db, LANDED)

  const after = contentOf(db)
  for (const [table, rows] of Object.entries(before)) {
    if (WRITTEN_BY_MIGRATIONS.includes(table)) continue
    expect(after[table], table).toHaveLength(rows.length)
    rows.forEach((row, place) => void expect(after[table]![place], table).toMatchObject(row))
  }
  expect(changesIn(after)).toEqual(expect.arrayContaining(changesIn(before)))
  expect(db.$client.pragma('integrity_check', { simple: true })).toBe('ok')
})

test('a course that was published before counts as published from its beginning, a draft as never', () => {
  const db = openDb(brotliDecompressSync(readFileSync(join(STATES, '0002_scale.db.br'))))
  migrate(db, LANDED)
  const published = { isPublished: true, publishedAt: expect.any(String) }
  const found = db.select().from(courses).orderBy(courses.createdAt).all()
  expect(found).toMatchObject([published, published, published, { isPublished: false, publishedAt: null }])
  for (const { isPublished, publishedAt, createdAt } of found) expect(publishedAt).toBe(isPublished ? createdAt : null)
})

/** A migration that writes rows notes that they changed: under a later number, but nothing that was noted is lost. */
const WRITTEN_BY_MIGRATIONS = ['schema_migrations', 'changes']
const changesIn = ({ changes = [] }: Content) => changes.map(({ list, row_id, owner_id }) => ({ list, row_id, owner_id })) // biome-ignore format: one sentence

type Content = Record<string, Record<string, unknown>[]>

function contentOf({ $client }: Db): Content {
  const tables = $client
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
    .pluck()
    .all() as string[]
  return Object.fromEntries(
    tables.map((table) => [table, $client.prepare(`select * from "${table}" order by rowid`).all() as Content[string]]),
  )
}
