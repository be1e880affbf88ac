import { eq, getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, test } from 'vitest'
import { columnsOf, referencesTo } from '#db/archive-tables.ts'
import * as schema from '#db/schema/index.ts'
import { advisories, certificates, courses, crops, marketPrices, users, weatherAlerts } from '#db/schema/index.ts'
import { ARCHIVED, type ArchivedKind } from '#domain/operations/archive.ts'
import { keysOf } from '#domain/table.ts'
import { deleteRecord } from '#services/operations/archive.ts'
import { RIGHT, teach } from '../../lessons.ts'
import { village } from '../../village.ts'

const TABLES = Object.values(schema).flatMap((table) => (is(table, SQLiteTable) ? [getTableName(table)] : []))
/** What changes with every write, wherever it is. */
const BESIDES = ['archive', 'archive_rows', 'audit_events', 'changes', 'search_documents', 'sessions']

function desk() {
  const v = village()
  teach(v)
  const ruth = v.as(v.people.ruth)
  const actor = { user: v.people.ruth!, now: () => new Date('2026-11-21T12:00:00.000Z') }
  const all = () =>
    Object.fromEntries(
      TABLES.filter((table) => !BESIDES.includes(table)).map((table) => [
        table,
        v.db.$client
          .prepare(`select * from ${table}`)
          .all()
          .map((row) => JSON.stringify(row))
          .sort(),
      ]),
    )
  const remove = (kind: ArchivedKind, id: string) => deleteRecord(v.db, kind, id, actor)
  const restore = async () => {
    const { items } = await ruth.admin.archive.list({})
    return ruth.admin.archive.restore({ id: items[0]!.id })
  }
  return { ...v, ruth, all, remove, restore }
}

async function learn({ as, people }: ReturnType<typeof desk>) {
  const martha = as(people.martha)
  await martha.learning.lessons.complete({ id: 'land' })
  await martha.learning.lessons.complete({ id: 'store' })
  await martha.learning.quizzes.submit({ id: 'check', answers: RIGHT })
}

function records({ db }: ReturnType<typeof desk>) {
  db.insert(crops).values({ id: 'yam', name: 'Yam' }).run()
  db.insert(advisories).values({ id: 'stake', cropId: 'yam', title: 'Stake it', content: 'High', category: 'planting', authorId: 'hawa' }).run() // biome-ignore format: one row
  db.insert(marketPrices).values({ id: 'dear', cropId: 'yam', market: 'Lagos', pricePerKg: 40_000 }).run()
  db.insert(weatherAlerts).values({ id: 'wet', title: 'Rain', description: 'Much', alertType: 'rain', severity: 'info', location: 'Lagos, Nigeria' }).run() // biome-ignore format: one row
}

test.each<[ArchivedKind, string]>([
  ['crop', 'yam'],
  ['advisory', 'scout'],
  ['marketPrice', 'dear'],
  ['weatherAlert', 'wet'],
  ['course', 'open'],
])('a %s that was deleted is nowhere, and is restored with all that went with it', async (kind, id) => {
  const w = desk()
  records(w)
  await learn(w)
  const before = w.all()
  w.remove(kind, id)
  const without = w.all()
  expect(without).not.toEqual(before)
  expect(JSON.stringify(without[ARCHIVED[kind].table])).not.toContain(`"${id}\\"`)
  expect(await w.restore()).toMatchObject({ kind, recordId: id })
  expect(w.all()).toEqual(before)
  expect((await w.ruth.admin.archive.list({})).items).toEqual([])
})

test('before a record is deleted it is said what goes with it', async () => {
  const w = desk()
  await learn(w)
  const { counts } = await w.ruth.admin.archive.preview({ kind: 'course', id: 'open' })
  w.remove('course', 'open')
  expect(counts).toEqual((await w.ruth.admin.archive.list({})).items[0]!.counts)
  expect(await w.ruth.admin.archive.preview({ kind: 'weatherAlert', id: 'none' })).toEqual({
    counts: {},
    uses: {},
  })
  expect(await w.ruth.admin.archive.preview({ kind: 'crop', id: 'maize' })).toMatchObject({ uses: { farmer_crops: 1 } })
})

test('the archive says what went with a record, who deleted it and when', async () => {
  const w = desk()
  await learn(w)
  w.remove('course', 'open')
  expect((await w.ruth.admin.archive.list({})).items).toEqual([
    {
      id: expect.any(String),
      kind: 'course',
      recordId: 'open',
      title: 'Maize',
      counts: {
        modules: 1,
        lessons: 2,
        lesson_progress: 2,
        quizzes: 1,
        quiz_questions: 2,
        quiz_attempts: 1,
        course_enrollments: 1,
      },
      deletedBy: 'Ruth Togba',
      deletedAt: '2026-11-21T12:00:00.000Z',
    },
  ])
  // A certificate outlives its course.
  expect(w.db.select().from(certificates).where(eq(certificates.userId, 'martha')).all()).toMatchObject([
    { courseId: null },
  ])
})

describe('what changed meanwhile', () => {
  test('a learner whose account was deleted is not restored, and is not in the archive', async () => {
    const w = desk()
    await learn(w)
    w.remove('course', 'open')
    w.db.delete(users).where(eq(users.id, 'martha')).run()
    expect(JSON.stringify(w.db.$client.prepare('select * from archive_rows').all())).not.toContain('martha')
    await w.restore()
    expect(JSON.stringify(w.all())).not.toContain('"martha\\"')
    expect(w.db.select().from(courses).where(eq(courses.id, 'open')).all()).toHaveLength(1)
  })

  test('an author whose account was deleted is forgotten', async () => {
    const w = desk()
    records(w)
    w.remove('advisory', 'stake')
    w.db.delete(users).where(eq(users.id, 'hawa')).run()
    await w.restore()
    expect(w.db.select().from(advisories).where(eq(advisories.id, 'stake')).get()).toMatchObject({ authorId: null })
  })

  test('an advisory does not come back without its crop', async () => {
    const w = desk()
    records(w)
    w.remove('advisory', 'stake')
    w.db.delete(crops).where(eq(crops.id, 'yam')).run()
    await w.restore()
    expect(w.db.select().from(advisories).where(eq(advisories.id, 'stake')).get()).toMatchObject({ cropId: null })
  })

  test('a record whose place is taken stays in the archive', async () => {
    const w = desk()
    records(w)
    w.remove('marketPrice', 'dear')
    w.db.insert(marketPrices).values({ id: 'dear', cropId: 'maize', market: 'Lagos', pricePerKg: 1 }).run()
    await expect(w.restore()).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await w.ruth.admin.archive.list({})).items).toHaveLength(1)
  })
})

test('no table hangs on a record in two ways, so that no row is archived twice', () => {
  const reached = (table: string): string[] =>
    referencesTo(table)
      .filter(({ onDelete }) => onDelete === 'cascade')
      .flatMap((each) => [each.table, ...reached(each.table)])
  for (const kind of keysOf(ARCHIVED)) {
    const tables = reached(ARCHIVED[kind].table)
    expect(new Set(tables).size, kind).toBe(tables.length)
  }
})

test('whatever is archived has an id, by which it is found', () => {
  const tables = keysOf(ARCHIVED).map((kind) => ARCHIVED[kind].table)
  for (const table of [advisories, courses, crops, marketPrices, weatherAlerts]) {
    expect(tables).toContain(getTableConfig(table).name)
    expect(columnsOf(getTableConfig(table).name)).toContain('id')
  }
})
