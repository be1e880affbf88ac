import { inputNameOf } from '#domain/crops/crop-fields.ts'
import type { FieldConflict } from '#domain/problem.ts'

export type Choice = 'mine' | 'theirs'
type Input = Record<string, unknown>

/**
 * The edit after the conflict is resolved: it starts from the other values, so that each chosen own value is a change
 * of them, and the others are left out. Null if no own value remains.
 */
export function resolvedInput(
  input: Input,
  conflicts: readonly FieldConflict[],
  choices: Record<string, Choice>,
): Input | null {
  const basis = input.basis as { version: number; seen: Input }
  const discarded = conflicts.filter(({ field }) => choices[field] === 'theirs').map(({ field }) => inputNameOf(field))
  const seen = { ...basis.seen, ...Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs])) }
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !discarded.includes(name)))
  const isLeft = Object.keys(rest).some((name) => !['farmerId', 'cropId', 'basis'].includes(name))
  return isLeft ? { ...rest, basis: { ...basis, seen } } : null
}
