import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDb } from '#db/client.ts'
import { askPage, counted, mergePages, type Order, preparedPages } from '#db/page.ts'
import type { Page } from '#domain/contract.ts'
import { problem } from '#domain/problem.ts'

type Row = { id: string; name: string; size: number }
const NAMES = ['', '~', 'Ama', 'ama', 'Ámà', 'ሰላም', 'b|c', "o'b", '😀']

const anyRow = (id: number): fc.Arbitrary<Row> =>
  fc.record({
    id: fc.constant(`row-${String(id).padStart(2, '0')}`),
    name: fc.constantFrom(...NAMES),
    size: fc.integer({ min: -2, max: 2 }),
  })
const someRows = fc.integer({ min: 0, max: 25 }).chain((many) => fc.tuple(...Array.from({ length: many }, (_, id) => anyRow(id)))) // biome-ignore format: one thought

const keys = {
  name: { by: sql`name`, kind: 'string', of: (row: Row) => row.name },
  size: { by: sql`size`, kind: 'number', of: (row: Row) => row.size },
  id: { by: sql`id`, kind: 'string', of: (row: Row) => row.id },
} as const
const anyOrder: fc.Arbitrary<Order<Row>> = fc
  .tuple(fc.shuffledSubarray(['name', 'size'] as const), fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }))
  .map(([columns, directions]) => ({
    keys: [...columns, 'id' as const].map((column, at) => ({ ...keys[column], isDescending: directions[at]! })),
  }))

function tableOf(rows: readonly Row[]) {
  const db = openDb(':memory:')
  db.$client.exec('create table things (id text primary key, name text not null, size integer not null)')
  const insert = db.$client.prepare<[Row]>('insert into things values (:id, :name, :size)')
  for (const row of rows) insert.run(row)
  return { db, insert: (row: Row) => insert.run(row), drop: (id: string) => db.$client.prepare('delete from things where id = ?').run(id) } // biome-ignore format: one answer
}
type Table = ReturnType<typeof tableOf>

const everything = (order: Order<Row>) => sql`select * from things order by ${sql.join(order.keys.map(({ by, isDescending }) => sql`${by} ${sql.raw(isDescending ? 'desc' : 'asc')}`), sql`, `)}` // biome-ignore format: one statement

const askFor =
  ({ db }: Table, order: Order<Row>, limit: number) =>
  (cursor?: string) =>
    askPage(order, { limit, cursor }, ({ after, orderBy, most }) =>
      db.all<Row>(
        sql`select * from things where ${after ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} limit ${most}`,
      ),
    )

/** All pages one after another; `between` runs between two pages. */
function walk(ask: (cursor?: string) => Page<Row>, between = () => {}) {
  const seen: Row[] = []
  for (let cursor: string | undefined; ; between()) {
    const { items, nextCursor } = ask(cursor)
    seen.push(...items)
    if (nextCursor === null) return seen
    cursor = nextCursor
  }
}

const limits = fc.integer({ min: 1, max: 8 })

test('in any order the pages together are the list, whatever its values and however many are equal', () => {
  fc.assert(
    fc.property(someRows, anyOrder, limits, (rows, order, limit) => {
      const table = tableOf(rows)
      expect(walk(askFor(table, order, limit))).toEqual(table.db.all(everything(order)))
    }),
  )
})

test('a prepared list gives the same pages', () => {
  fc.assert(
    fc.property(someRows, anyOrder, limits, (rows, order, limit) => {
      const { db } = tableOf(rows)
      const pages = preparedPages(order, (_, { after, orderBy, most }) => {
        const columns = { id: sql<string>`id`, name: sql<string>`name`, size: sql<number>`size` }
        return db.select(columns).from(sql`things`).where(after).orderBy(...orderBy).limit(most).prepare() // biome-ignore format: one statement
      })
      expect(walk((cursor) => pages(db, { limit, cursor }))).toEqual(db.all(everything(order)))
    }),
    { numRuns: 50 },
  )
})

test('rows added or removed between two pages neither hide nor repeat the others', () => {
  fc.assert(
    fc.property(someRows, fc.array(anyRow(50)), anyOrder, limits, fc.infiniteStream(fc.nat()), (rows, others, order, limit, dice) => {
      const table = tableOf(rows)
      const gone = new Set<string>()
      let made = 0
      const seen = walk(askFor(table, order, limit), () => {
        const victim = rows[dice.next().value! % (rows.length || 1)]
        if (victim) table.drop(victim.id)
        if (victim) gone.add(victim.id)
        const other = others[made]
        if (other) table.insert({ ...other, id: `new-${made++}` })
      })
      const ids = seen.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const stayed = rows.filter(({ id }) => !gone.has(id)).map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining(stayed))
    }),
  ) // biome-ignore format: one property
})

test('merged lists of the same order are one ordered list', () => {
  fc.assert(
    fc.property(someRows, anyOrder, limits, (rows, order, limit) => {
      const { db } = tableOf(rows)
      const ofSize = (size: number, cursor?: string) =>
        askPage(order, { limit, cursor }, ({ after, orderBy, most }) =>
          db.all<Row>(sql`select * from things where size = ${size} and ${after ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} limit ${most}`),
        ) // biome-ignore format: one statement
      const merged = walk((cursor) => mergePages(order, { limit, cursor }, [-2, -1, 0, 1, 2].map((size) => ofSize(size, cursor)))) // biome-ignore format: one thought
      // JavaScript and SQLite order characters above U+FFFF differently; no merged list is sorted by them.
      const isPlain = rows.every(({ name }) => name !== '😀')
      fc.pre(isPlain)
      expect(merged).toEqual(db.all(everything(order)))
    }),
  )
})

describe('a cursor', () => {
  const bySize: Order<Row> = { name: 'size', keys: [keys.size, keys.id] }
  const byName: Order<Row> = { name: 'name', keys: [keys.name, keys.id] }
  const table = tableOf([1, 2, 3].map((size) => ({ id: `row-${size}`, name: `Name ${4 - size}`, size })))

  test('of another order starts from the beginning', () => {
    const { nextCursor } = askFor(table, bySize, 2)()
    expect(askFor(table, bySize, 2)(nextCursor!).items.map(({ id }) => id)).toEqual(['row-3'])
    expect(askFor(table, byName, 2)(nextCursor!).items.map(({ id }) => id)).toEqual(['row-3', 'row-2'])
    expect(askFor(table, { keys: [keys.name, keys.id] }, 2)(nextCursor!).items).toHaveLength(2)
  })

  test('that was never issued is refused; none at all is the beginning', () => {
    for (const cursor of ['x', '~~', 'W10', '%00', 'abc'])
      expect(() => askFor(table, bySize, 2)(cursor)).toThrow(problem('badCursor'))
    expect(askFor(table, bySize, 2)('').items.map(({ id }) => id)).toEqual(['row-1', 'row-2'])
  })

  test('returns no total: that comes with the first page', () => {
    const page = askFor(table, bySize, 2)()
    expect(counted(page, { limit: 2 }, () => 3).total).toBe(3)
    expect(counted(page, { limit: 2, cursor: page.nextCursor! }, () => 3).total).toBeNull()
  })
})
