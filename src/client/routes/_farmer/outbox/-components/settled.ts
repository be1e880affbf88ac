import { inputNameOf } from '#domain/crops/crop-fields.ts'
import type { FieldConflict } from '#domain/problem.ts'

export type Choice = 'mine' | 'theirs'
type Input = Record<string, unknown>

/**
 * The edit again, now that somebody chose: it starts from their values, so that what she keeps of hers is a change of
 * them, and what she gives up is left out. Null when nothing of hers is left.
 */
export function resolvedInput(
  input: Input,
  clashes: readonly FieldConflict[],
  choices: Record<string, Choice>,
): Input | null {
  const basis = input.basis as { version: number; seen: Input }
  const given = clashes.filter(({ field }) => choices[field] === 'theirs').map(({ field }) => inputNameOf(field))
  const seen = { ...basis.seen, ...Object.fromEntries(clashes.map(({ field, theirs }) => [field, theirs])) }
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !given.includes(name)))
  const isLeft = Object.keys(rest).some((name) => !['farmerId', 'cropId', 'basis'].includes(name))
  return isLeft ? { ...rest, basis: { ...basis, seen } } : null
}
