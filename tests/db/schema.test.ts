import { join } from 'node:path'
import { eq, getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#db/client.ts'
import { readMigrations } from '#db/migrate.ts'
import * as schema from '#db/schema/index.ts'
import { migrated } from './migrated.ts'
import { SPECIFIED_TABLES } from './specified-tables.ts'

const tables = Object.values(schema).filter((value) => is(value, SQLiteTable))
const tableOf = new Map(tables.map((table) => [getTableConfig(table).name, table]))
let db: Db
beforeEach(() => {
  db = migrated()
})

describe('the migrated database', () => {
  test.each(Object.entries(SPECIFIED_TABLES))('has %s with every column', (name, columns) => {
    const table = tableOf.get(name)
    const named = new Map(Object.entries(table ? getTableColumns(table) : {}))
    const stored = column(`select name from pragma_table_info('${name}')`)
    for (const key of columns.split(' ')) expect(stored).toContain(named.get(key)?.name)
  })

  test.each([...tableOf.keys()])('has an index for every foreign key of %s', (name) => {
    const leading = column(`
      select first.name from pragma_index_list('${name}') list, pragma_index_info(list.name) first where first.seqno = 0`)
    for (const key of column(`select "from" from pragma_foreign_key_list('${name}')`)) expect(leading).toContain(key)
  })

  test.each(closedColumns())('refuses an unknown value in %s.%s', (name, key) => {
    const row = { ...validRow(name), [key]: 'nobody' }
    const names = Object.keys(row).map((each) => `"${each}"`)
    const insert = db.$client.prepare(`insert into "${name}" (${names}) values (${names.map(() => '?')})`)
    db.$client.pragma('foreign_keys = OFF')
    expect(() => insert.run(Object.values(row))).toThrow(checkOver(name, key))
  })
})

test('a table that a migration rebuilt has its triggers again', () => {
  const named = (pattern: RegExp, sql: string) => [...sql.matchAll(pattern)].map(([, name]) => name!)
  const expected = new Set<string>()
  for (const { sql } of readMigrations(join(import.meta.dirname, '../../drizzle'))) {
    for (const name of named(/DROP TRIGGER (?:IF EXISTS )?[`"]?(\w+)/gi, sql)) expected.delete(name)
    for (const name of named(/CREATE TRIGGER (?:IF NOT EXISTS )?[`"]?(\w+)/gi, sql)) expected.add(name)
  }
  const stored = db.$client.prepare("select name from sqlite_master where type = 'trigger'").pluck().all()
  expect(expected.size).toBeGreaterThan(50)
  expect([...expected].filter((name) => !stored.includes(name))).toEqual([])
})

describe('cascades', () => {
  const crop = { id: 'maize', name: 'Maize' }
  const farmer = { id: 'martha', username: 'martha', password: '!', fullName: 'Martha' }

  test('deleting a crop deletes its advisories and prices', () => {
    db.insert(schema.crops).values(crop).run()
    db.insert(schema.advisories).values({ title: 'Scout', content: 'Look', category: 'pest', cropId: 'maize' }).run()
    db.insert(schema.marketPrices).values({ cropId: 'maize', market: 'Monrovia', pricePerKg: 41_200 }).run()
    db.delete(schema.crops).run()
    expect([rows('advisories'), rows('market_prices')]).toEqual([0, 0])
  })

  test('a crop that somebody grows cannot be deleted', () => {
    db.insert(schema.users).values(farmer).run()
    db.insert(schema.crops).values(crop).run()
    db.insert(schema.farmerCrops).values({ farmerId: 'martha', cropId: 'maize' }).run()
    expect(() => db.delete(schema.crops).run()).toThrow('FOREIGN KEY')
  })

  test('deleting a course deletes everything below it', () => {
    const [userId, title] = ['martha', 'Maize']
    db.insert(schema.users).values(farmer).run()
    db.insert(schema.courses).values({ id: 'c', title, description: 'All of it' }).run()
    db.insert(schema.modules).values({ id: 'm', courseId: 'c', title, orderIndex: 0 }).run()
    db.insert(schema.lessons).values({ id: 'l', moduleId: 'm', title, content: '#', orderIndex: 0 }).run()
    db.insert(schema.quizzes).values({ id: 'q', moduleId: 'm', title, orderIndex: 0 }).run()
    db.insert(schema.quizQuestions).values({ quizId: 'q', question: '?', correctAnswer: '!', orderIndex: 0 }).run()
    db.insert(schema.courseEnrollments).values({ userId, courseId: 'c' }).run()
    db.insert(schema.lessonProgress).values({ userId, lessonId: 'l' }).run()
    db.insert(schema.quizAttempts).values({ userId, quizId: 'q', answers: {} }).run()
    db.delete(schema.courses).run()
    const below = [
      'modules',
      'lessons',
      'quizzes',
      'quiz_questions',
      'course_enrollments',
      'lesson_progress',
      'quiz_attempts',
    ]
    expect(below.map(rows)).toEqual(below.map(() => 0))
  })

  test('a user who has moved money cannot be deleted; deleting another one deletes personal data', () => {
    const account = { id: 'a', userId: 'martha', provider: 'Opay', phoneNumber: '1', accountName: 'Martha' }
    const moved = {
      userId: 'martha',
      accountId: 'a',
      transactionType: 'credit',
      category: 'opening',
      amount: 1,
    } as const
    db.insert(schema.users)
      .values([farmer, { ...farmer, id: 'idle', username: 'idle' }])
      .run()
    db.insert(schema.notifications).values({ userId: 'idle', type: 'system', title: 'Hello', message: 'Hello' }).run()
    db.insert(schema.mobileMoneyAccounts)
      .values({ ...account, country: 'NG', currency: 'NGN' })
      .run()
    db.insert(schema.financialTransactions)
      .values({ ...moved, currency: 'NGN', provider: 'Opay' })
      .run()
    expect(() => db.delete(schema.users).where(eq(schema.users.id, 'martha')).run()).toThrow('FOREIGN KEY')
    expect(() => db.delete(schema.mobileMoneyAccounts).run()).toThrow('FOREIGN KEY')
    db.delete(schema.users).where(eq(schema.users.id, 'idle')).run()
    expect(rows('notifications')).toBe(0)
  })
})

const column = (query: string) => db.$client.prepare(query).pluck().all() as string[]
const rows = (name: string) => db.$client.prepare(`select count(*) from "${name}"`).pluck().get()

function closedColumns() {
  const columnsOf = (table: SQLiteTable) => getTableConfig(table).columns.filter((each) => each.enumValues?.length)
  return [...tableOf].flatMap(([name, table]) => columnsOf(table).map((each) => [name, each.name] as const))
}

/** A value for each required column, so that only the tested value can be refused. */
function validRow(name: string) {
  const table = tableOf.get(name)
  const required = table
    ? getTableConfig(table).columns.filter((each) => each.notNull && each.default === undefined)
    : []
  const anyOf = (type: string) => (type === 'text' ? '1' : 1)
  return Object.fromEntries(required.map((each) => [each.name, each.enumValues?.[0] ?? anyOf(each.getSQLType())]))
}

/** SQLite names the first CHECK that fails; those over closed sets come first in every table. */
function checkOver(name: string, key: string) {
  const [{ sql }] = db.$client.prepare('select sql from sqlite_master where name = ?').all(name) as [{ sql: string }]
  const check = new RegExp(`CONSTRAINT "(\\w+)" CHECK\\("${name}"\\."${key}" in \\(`).exec(sql)
  return `CHECK constraint failed: ${check?.[1] ?? 'none'}`
}
