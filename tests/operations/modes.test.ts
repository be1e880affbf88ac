import { expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { migrate, readMigrations } from '#db/migrate.ts'
import { findMode } from '#db/queries/operations/installation.ts'
import { Refusal } from '#db/refusal.ts'
import { settings, users } from '#db/schema/index.ts'
import { seedDemo, seedReference } from '#db/seed/index.ts'
import { install, refuseOtherMode } from '#db/seed/install.ts'
import type { Mode } from '#domain/operations/installation.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const hash = (password: string) => `hash of ${password}`

function fresh() {
  const db = openDb(':memory:')
  migrate(db, readMigrations('drizzle'))
  return db
}
type Database = ReturnType<typeof fresh>
const installed = (db: Database, mode: Mode) => install(db, { mode, now: NOW, hash, folder: './data' })
const peopleIn = (db: Database) => db.select().from(users).all().length

test.each([
  ['demo', 'production', 'holds a demo'],
  ['production', 'demo', 'holds a production'],
] as const)('a %s never becomes a %s', (mode, other, words) => {
  const db = fresh()
  installed(db, mode)
  const people = peopleIn(db)
  expect(() => installed(db, other)).toThrow(new RegExp(`^\\./data ${words}`))
  expect(() => installed(db, other)).toThrow(/KUU_DATA=/)
  expect(() => installed(db, other)).toThrow(Refusal)
  expect(findMode(db)).toBe(mode)
  expect(peopleIn(db)).toBe(people)
  installed(db, mode)
  expect(peopleIn(db)).toBe(people)
})

test('the mode is written together with the first data, or not at all', () => {
  const db = fresh()
  const broken = () => install(db, { mode: 'demo', now: NOW, hash: () => { throw new Error('no hash') }, folder: '' }) // biome-ignore format: one sentence
  expect(broken).toThrow('no hash')
  expect([findMode(db), db.select().from(settings).all(), peopleIn(db)]).toEqual([undefined, [], 0])
  installed(db, 'production')
  expect(peopleIn(db)).toBe(0)
})

test('the mode is stored even when the accounts that showed it are gone', () => {
  const db = fresh()
  installed(db, 'demo')
  db.$client.pragma('foreign_keys = OFF')
  db.delete(users).run()
  expect(() => installed(db, 'production')).toThrow('holds a demo')
})

/** Databases from before the mode was stored. */
const OLDER: [what: string, make: (db: Database) => void, mode: Mode | undefined][] = [
  ['the demo’s people', (db) => seedDemo(db, NOW, hash), 'demo'],
  ['somebody', (db) => db.insert(users).values({ username: 'ruth', fullName: 'Ruth', password: '!' }).run(), 'production'], // biome-ignore format: a table
  ['a catalogue of crops', seedReference, 'production'],
  ['nothing', () => {}, undefined],
]

test.each(OLDER)('an older database that holds %s', (_, make, mode) => {
  const db = fresh()
  make(db)
  expect(findMode(db)).toBe(mode)
  if (mode) expect(() => refuseOtherMode(db, mode === 'demo' ? 'production' : 'demo', '')).toThrow(Refusal)
})

test('a database of the oldest schema, or without any, is checked before it is migrated', () => {
  const db = openDb(':memory:')
  expect(findMode(db)).toBeUndefined()
  migrate(db, readMigrations('drizzle').slice(0, 1))
  expect(findMode(db)).toBeUndefined()
  db.$client.exec("insert into users (id, username, password, full_name) values ('ruth', 'ruth', '!', 'Ruth')")
  expect(findMode(db)).toBe('production')
  expect(db.$client.prepare('select count(*) from crops').pluck().get()).toBe(0)
})
