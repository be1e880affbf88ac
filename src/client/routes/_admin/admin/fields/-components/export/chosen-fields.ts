import type { FieldProblem } from '#domain/fields/field-problem.ts'
import type { CountryCode } from '#domain/places.ts'

/** The fields that an action is about: some by their ids, or those of the list's filter. */
export type ChosenFields = {
  ids?: string[]
  search?: string | undefined
  country?: CountryCode | null
  problem?: FieldProblem | undefined
}
