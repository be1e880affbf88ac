import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Db, openDb } from '#db/client.ts'
import { type Migration, migrate, readMigrations } from '#db/migrate.ts'

const LANDED = readMigrations(join(import.meta.dirname, '../../drizzle'))
const step = (name: string, sql: string): Migration => ({ name, sql, hash: `hash of ${sql}` })
const FURTHER = step('9999_further', 'create table further (id text); insert into further values (1)')
const NEWEST = [...LANDED, FURTHER]

let folder: string
let db: Db
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuu-migrate-'))
  db = openDb(join(folder, 'kuu.db'))
})
afterEach(() => {
  db.$client.close()
  rmSync(folder, { recursive: true })
})

const column = (sql: string, from = db) => from.$client.prepare(sql).pluck().all()
const schemaOf = () => column('select sql from sqlite_master order by name')
const backups = () => (existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')) : [])
const martha = () =>
  db.$client.exec("insert into users (id, username, password, full_name) values ('martha', 'martha', '!', 'Martha')")

test('a fresh database gets every migration once, without a backup', () => {
  expect(migrate(db, LANDED)).toEqual(LANDED.map(({ name }) => name))
  expect(column('select hash from schema_migrations')).toEqual(LANDED.map(({ hash }) => hash))
  expect(migrate(db, LANDED)).toEqual([])
  expect(backups()).toEqual([])
  expect(column('pragma foreign_keys')).toEqual([1])
})

test('a database with rows is backed up before a new migration, and keeps its rows', () => {
  migrate(db, LANDED)
  martha()
  expect(migrate(db, NEWEST)).toEqual(['9999_further'])
  expect(column('select id from users')).toEqual(['martha'])
  const [copy, ...others] = backups()
  expect([copy, others]).toEqual([expect.stringMatching(/^before-9999_further-\d{8}T[\d.]+Z\.db$/), []])
  const before = openDb(join(folder, 'backups', copy!))
  expect(column('select id from users', before)).toEqual(['martha'])
  expect(column("select name from sqlite_master where name = 'further'", before)).toEqual([])
  before.$client.close()
  expect(migrate(db, NEWEST)).toEqual([])
  expect(backups()).toHaveLength(1)
})

describe('a migration that fails', () => {
  test.each([
    ['at its second statement', 'create table half (id text); insert into nowhere values (1)', 'no such table'],
    ['with rows whose parent is missing', 'delete from users', '1 rows without their parent'],
  ])('%s changes nothing, nor do those before it', (_, sql, message) => {
    migrate(db, LANDED)
    martha()
    db.$client.exec(
      "insert into notifications (id, user_id, type, title, message) values ('n', 'martha', 'system', 't', 'm')",
    )
    const before = schemaOf()
    expect(() => migrate(db, [...NEWEST, step('99999_broken', sql)])).toThrow(message)
    expect(schemaOf()).toEqual(before)
    expect(column('select id from users')).toEqual(['martha'])
    expect(column('select name from schema_migrations')).toEqual(LANDED.map(({ name }) => name))
    expect(column('pragma foreign_keys')).toEqual([1])
    expect(migrate(db, NEWEST)).toEqual(['9999_further'])
  })
})

test('a newer database is refused, with the version of the program to start', () => {
  migrate(db, NEWEST)
  expect(() => migrate(db, LANDED)).toThrow(
    'The database was written by a newer Kuu (it knows 9999_further). Start that version, or a later one.',
  )
})

test('a migration that was edited after it was applied is refused', () => {
  migrate(db, NEWEST)
  const edited = [...LANDED, step('9999_further', 'create table other (id text)')]
  expect(() => migrate(db, edited)).toThrow('Migration 9999_further differs from the one this database was built with.')
})

test('a migration inserted between two applied ones is refused', () => {
  migrate(db, NEWEST)
  const between = [...LANDED, step('5000_between', 'create table between_them (id text)'), FURTHER]
  expect(() => migrate(db, between)).toThrow('5000_between')
  expect(column("select name from sqlite_master where name = 'between_them'")).toEqual([])
})

test('rebuilding a table does not empty its children', () => {
  const first = step(
    '0000_first',
    `create table parents (id text primary key);
     create table children (id text primary key, parent_id text not null references parents (id) on delete cascade);
     insert into parents values ('p'); insert into children values ('c', 'p')`,
  )
  const rebuild = step(
    '0001_rebuild',
    `create table parents_new (id text primary key, name text);
     insert into parents_new (id) select id from parents;
     drop table parents; alter table parents_new rename to parents`,
  )
  migrate(db, [first])
  migrate(db, [first, rebuild])
  expect(column('select id from children')).toEqual(['c'])
  expect(column("select name from pragma_table_info('parents')")).toEqual(['id', 'name'])
  db.$client.exec('delete from parents')
  expect(column('select id from children')).toEqual([])
})
