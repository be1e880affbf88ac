import { getTableColumns, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TableKey } from '#db/privacy/table-rule.ts'
import { AUTHORS, DECIDERS, NOBODYS_TABLES, PERSONAL_TABLES, tableOf } from '#db/privacy/tables.ts'
import { world } from '../world.ts'
import { privacyPage } from './privacy-page.ts'

const { db } = world()
const nameOf = (key: TableKey) => getTableName(tableOf(key))
/** The tables that the database has, but for those that SQLite and the migrations keep for themselves. */
const tables = (
  db.$client
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'search_index%' and name not like 'field_boxes%'") // biome-ignore format: one question
    .pluck()
    .all() as string[]
).filter((name) => name !== 'schema_migrations')

test('every table of the database has a rule of privacy, once', () => {
  const ruled = [...PERSONAL_TABLES, ...NOBODYS_TABLES].map(({ key }) => nameOf(key))
  expect(ruled.sort()).toEqual(tables.sort())
})

test('every column that refers to a user is an owner, an author or a decider', () => {
  const owners = PERSONAL_TABLES.flatMap(({ table, owner }) =>
    // The users themselves, and the audit, whose rows outlive the user.
    owner && !['users', 'audit_events'].includes(getTableName(table)) ? [owner] : [],
  )
  const named = [...owners, ...[...AUTHORS, ...DECIDERS].map(({ column }) => column)]
  expect(named.map((column) => `${getTableName(column.table)}.${column.name}`).sort()).toEqual(columnsNamingUsers())
})

test('what an erasure clears can be empty, and nothing is cleared that is kept', () => {
  for (const { key, table, erasure } of PERSONAL_TABLES) {
    if (erasure === 'deleted') continue
    const columns = getTableColumns(table)
    for (const [name, value] of Object.entries(erasure.clears)) {
      expect([key, name, columns[name]!.notNull]).toEqual([key, name, value !== null])
      expect(erasure.keeps).not.toContain(name)
    }
  }
})

test('what is exported has a name of its own', () => {
  const names = PERSONAL_TABLES.flatMap(({ exported }) => ('as' in exported ? exported.as : []))
  expect(new Set(names).size).toBe(names.length)
})

const columnsNamingUsers = () =>
  tables
    .flatMap((table) =>
      (db.$client.pragma(`foreign_key_list("${table}")`) as { table: string; from: string }[])
        .filter((key) => key.table === 'users')
        .map((key) => `${table}.${key.from}`),
    )
    .sort()

test('docs/privacy.md is what the rules say', async () => {
  await expect(privacyPage()).toMatchFileSnapshot('../../docs/privacy.md')
})
