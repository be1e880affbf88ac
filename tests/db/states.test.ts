import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Db, openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { courses, farmerCrops, idempotentResponses, sessions, users } from '#db/schema/index.ts'

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

describe('what migration 0004 makes of the rows before it', () => {
  const earlier = () => openDb(brotliDecompressSync(readFileSync(join(STATES, '0003_publication.db.br'))))

  test('a session began thirty days before it was to end', () => {
    const db = earlier()
    migrate(db, LANDED)
    const [first] = db.select().from(sessions).orderBy(sessions.id).all()
    const began = '2026-11-20T08:00:00.000Z'
    expect(first).toMatchObject({ createdAt: began, usedAt: began, device: null })
  })

  test('a kept answer knows the row that it speaks of', () => {
    const db = earlier()
    migrate(db, LANDED)
    const rows = db.select().from(idempotentResponses).orderBy(idempotentResponses.key).all()
    expect(rows.map(({ key, rowId }) => [key, rowId !== null])).toEqual([
      ['key-of-a-crop', true],
      ['key-of-a-list', false],
      ['key-of-a-ticket', false],
    ])
    db.delete(farmerCrops).where(eq(farmerCrops.id, rows[0]!.rowId!)).run()
    expect(db.select().from(idempotentResponses).orderBy(idempotentResponses.key).all()[0]).toMatchObject({
      answer: null,
    })
  })

  test('usernames that are one name to a reader get two keys, the older account the plain one', () => {
    const db = earlier()
    const insert = db.$client.prepare(
      'insert into users (id, username, password, full_name, created_at) values (?, ?, ?, ?, ?)',
    )
    insert.run('old', 'Ｋofi', '!', 'Kofi', '2026-01-01T00:00:00.000Z')
    insert.run('new', 'KOFI', '!', 'Kofi', '2026-02-01T00:00:00.000Z')
    migrate(db, LANDED)
    const keyOf = (id: string) => db.select().from(users).where(eq(users.id, id)).get()?.usernameKey
    expect([keyOf('old'), keyOf('new')]).toEqual(['kofi', 'kofi new'])
    expect(db.select().from(users).where(isNull(users.usernameKey)).all()).toEqual([])
  })
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
