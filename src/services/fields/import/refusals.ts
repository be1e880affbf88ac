import { type Check, checkOf } from '#domain/checks.ts'
import type { RingFault } from '#domain/fields/border/read-ring.ts'
import { sayingOfFault } from '#domain/fields/border.schema.ts'
import type { ImportRefusal } from '#domain/fields/field-import.schema.ts'
import { sayingOf } from '#domain/fields/formats/read/field-file-refusal.ts'
import type { FoundRefusal } from '#domain/fields/formats/read/found-field.ts'
import type { OwnerRefusal } from './find-owner.ts'

/** What a reader refused, or who looked for the farmer. */
export function refusalOf({ check, ...values }: FoundRefusal | OwnerRefusal): ImportRefusal {
  const said = sayingOf(check, values)
  return refusal(said.check, said.message)
}

/** What the contract of a field refused. */
export function refusalOfIssue(issue: { path: readonly PropertyKey[]; message: string }): ImportRefusal {
  return refusal(checkOf(issue) ?? { id: String(issue.path[0] ?? 'field'), values: {} }, issue.message)
}

/** Why the place of a field without a border is none. */
export function refusalOfFault(fault: RingFault): ImportRefusal {
  const { check, message } = sayingOfFault(fault)
  return refusal(check, message)
}

const refusal = ({ id, values }: { id: string; values: Check['values'] }, message: string): ImportRefusal => ({
  check: id,
  message,
  vertex: typeof values.vertex === 'number' ? values.vertex : null,
  edge: typeof values.edge === 'number' ? values.edge : null,
  values,
})
