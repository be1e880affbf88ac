import { EditConflict, type FieldConflict, problem } from '#domain/problem.ts'

type Row = Record<string, unknown> & { version: number }
type Shown = string | number | null

/**
 * What an edit changes of a row. Refuses an edit that was made from an older version where it would overwrite what
 * somebody else wrote since: the refusal names each field with both values.
 */
export function changesOf<R extends Row, E extends Record<string, unknown>>(
  row: R | undefined,
  { id: _, version, ...edit }: E & { id: string; version?: number | undefined },
): Partial<R> {
  if (!row) throw problem('notFound')
  const changed = Object.entries(edit).filter(([field, value]) => value !== undefined && !isSame(value, row[field]))
  if (version !== undefined && version !== row.version && changed.length > 0)
    throw new EditConflict(changed.map(([field, mine]) => conflictOf(field, mine, row[field])))
  return Object.fromEntries(changed) as Partial<R>
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
