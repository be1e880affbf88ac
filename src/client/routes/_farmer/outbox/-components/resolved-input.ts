import { inputNameOf } from '#domain/crops/crop-fields.ts'
import type { FieldConflict } from '#domain/problem.ts'

export type Choice = 'mine' | 'theirs'
type Input = Record<string, unknown>
type Conflicts = readonly FieldConflict[]
type Basis = { version: number; seen: Input }

/** The edit after the conflict is resolved: the values that were not chosen are left out. Null if no own one remains. */
export function resolvedInput(input: Input, conflicts: Conflicts, choices: Record<string, Choice>): Input | null {
  const discarded = conflicts.filter(({ field }) => choices[field] === 'theirs').map(({ field }) => inputNameOf(field))
  const { basis, ...rest } = Object.fromEntries(Object.entries(input).filter(([name]) => !discarded.includes(name)))
  if (basis) return onTheirs(rest, basis as Basis, conflicts)
  return discarded.length < conflicts.length ? withoutVersion(rest) : null
}

/** An edit of a crop starts from the other values, so that each chosen own value is a change of them. */
function onTheirs(rest: Input, basis: Basis, conflicts: Conflicts) {
  const seen = { ...basis.seen, ...Object.fromEntries(conflicts.map(({ field, theirs }) => [field, theirs])) }
  const isLeft = Object.keys(rest).some((name) => !['farmerId', 'cropId'].includes(name))
  return isLeft ? { ...rest, basis: { ...basis, seen } } : null
}

/** An edit of a visit names only the version that it starts from, and conflicts in all that it would change. */
const withoutVersion = ({ version: _, ...rest }: Input) => rest
