import { expect } from 'vitest'
import type { Db } from '#db/client.ts'

/** The rows of every table, by its name. */
type Content = Record<string, Record<string, unknown>[]>

export function contentOf({ $client }: Pick<Db, '$client'>): Content {
  const tables = $client
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'search_%'",
    )
    .pluck()
    .all() as string[]
  return Object.fromEntries(
    tables.map((table) => [table, $client.prepare(`select * from "${table}" order by rowid`).all() as Content[string]]),
  )
}

/**
 * What a database held before its migrations is there afterwards: the same rows, each with what it had. Tables that
 * somebody else wrote to meanwhile are left out.
 */
export function expectEveryRow(before: Content, after: Content, written: readonly string[] = []) {
  for (const [table, rows] of Object.entries(renamed(before))) {
    if (WRITTEN_BY_MIGRATIONS.includes(table) || written.includes(table)) continue
    const rewritten = GROWN[table]
    if (!rewritten) expect(after[table], table).toHaveLength(rows.length)
    rows.forEach((row, place) => void expect(after[table]![place], table).toMatchObject(without(row, rewritten ?? [])))
  }
  expect(changesIn(after)).toEqual(expect.arrayContaining(changesIn(before)))
}

/** A migration that writes rows records their changes under later numbers; no earlier change may be lost. */
const WRITTEN_BY_MIGRATIONS = ['schema_migrations', 'changes']
const changesIn = ({ changes = [] }: Content) => changes.map(({ list, row_id, owner_id }) => ({ list, row_id, owner_id })) // biome-ignore format: one sentence

/** Tables to which a migration added rows behind those that were there, and the columns of these that it wrote anew. */
const GROWN: Record<string, readonly string[]> = {
  payment_methods: ['method_type', 'is_default'],
  // The weather of the farm's region; see place-levels.test.ts.
  users: ['preferred_location'],
  // What a migration merged; see markets.test.ts.
  audit_events: [],
}
const without = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)))

/** The tables that a migration renamed. */
const renamed = ({ kept_answers: kept, ...content }: Content): Content =>
  kept ? { ...content, idempotent_responses: kept } : content
