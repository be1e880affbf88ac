import * as z from 'zod'
import { EditConflict, type FieldConflict, problem } from '#domain/problem.ts'
import { keysOf } from '#domain/table.ts'

type VersionedRow = Record<string, unknown> & { version: number }
type Shown = string | number | null

/**
 * What an edit changes of a row. Refuses an edit that was made from an older version where it would overwrite what
 * somebody else wrote since: the refusal names each field with both values.
 */
export function changesOf<R extends VersionedRow, E extends Record<string, unknown>>(
  row: R | undefined,
  { id: _, version, settled: __, ...edit }: E & { id: string; version?: number | undefined; settled?: unknown },
): Partial<R> {
  if (!row) throw problem('notFound')
  const changed = Object.entries(edit).filter(([field, value]) => value !== undefined && !isSame(value, row[field]))
  if (version !== undefined && version !== row.version && changed.length > 0)
    throw new EditConflict(changed.map(([field, mine]) => conflictOf(field, mine, row[field])))
  return Object.fromEntries(changed) as Partial<R>
}

/**
 * A setting after a change of some of its fields. `seen` is what stood in them when the change was begun: refuses a change
 * of a field that somebody else has set to another value since.
 */
export function changedSetting<Setting extends object>(
  shape: z.core.$ZodType<Setting>,
  now: Setting,
  { seen, ...change }: Partial<Setting> & { seen?: Partial<Setting> | undefined },
): Setting {
  const [mine, before] = [z.parse(shape, { ...now, ...change }), z.parse(shape, { ...now, ...seen })]
  const clashes = keysOf(mine).filter(
    (field) => mine[field] !== before[field] && now[field] !== before[field] && now[field] !== mine[field],
  )
  if (clashes.length > 0) throw new EditConflict(clashes.map((field) => conflictOf(field, mine[field], now[field])))
  return mine
}

/** A list is the same where all of its items are. */
export const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

export const conflictOf = (field: string, mine: unknown, theirs: unknown): FieldConflict => ({
  field,
  mine: shown(mine),
  theirs: shown(theirs),
  by: null,
  at: null,
})

const shown = (value: unknown): Shown =>
  typeof value === 'string' || typeof value === 'number' || value === null ? value : wordsOf(value)

const wordsOf = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join(', ') : JSON.stringify(value)
