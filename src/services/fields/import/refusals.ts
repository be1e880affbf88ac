import { checkOf } from '#domain/checks.ts'
import type { ImportRefusal } from '#domain/fields/field-import.schema.ts'
import { FOUND_REFUSALS, type FoundRefusal } from '#domain/fields/formats/read/found-field.ts'
import type { OwnerRefusal } from './find-owner.ts'

/** What a reader refused. */
export function refusalOfFound({ check, vertex, count }: FoundRefusal): ImportRefusal {
  const message = FOUND_REFUSALS[check].replace('{vertex}', String(vertex)).replace('{count}', String(count))
  return { check, message, vertex: vertex ?? null, edge: null }
}

/** Why nobody knows whose field it is. */
export const refusalOfOwner = ({ check, message }: OwnerRefusal): ImportRefusal => ({ check, message, vertex: null, edge: null }) // biome-ignore format: one line

/** What the contract of a field refused. */
export function refusalOfIssue(issue: { path: readonly PropertyKey[]; message: string }): ImportRefusal {
  const check = checkOf(issue)
  const { vertex, edge } = check?.values ?? {}
  return {
    check: check?.id ?? String(issue.path[0] ?? 'field'),
    message: issue.message,
    vertex: typeof vertex === 'number' ? vertex : null,
    edge: typeof edge === 'number' ? edge : null,
  }
}
