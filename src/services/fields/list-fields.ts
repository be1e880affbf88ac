import type { Db } from '#db/client.ts'
import { type ListedFieldRow, listAllFields } from '#db/queries/fields/listed-fields.ts'
import { mapPage } from '#domain/contract.ts'
import { POINT_AT_MOST_HA } from '#domain/fields/border/sphere.ts'
import { thinRing } from '#domain/fields/border/thin-ring.ts'
import type { FieldRecord } from '#domain/fields/field-list.schema.ts'
import { type FieldProblem, WIDE_BAND } from '#domain/fields/field-problem.ts'

/** A page of all farmers' fields, for the admin area. */
export const listFieldRecords = (db: Db, request: Parameters<typeof listAllFields>[1]) =>
  mapPage(listAllFields(db, request), asRecord)

/** So many corners show a shape in a small drawing. */
const OUTLINE_CORNERS = 40

const asRecord = ({ boundaryCoordinates, hasCase, ...row }: ListedFieldRow): FieldRecord => ({
  ...row,
  outline: thinRing(boundaryCoordinates, OUTLINE_CORNERS),
  problems: problemsOf({ ...row, boundaryCoordinates, hasCase }),
})

function problemsOf({
  boundaryCoordinates,
  totalArea,
  errorBand,
  hasCase,
}: Pick<ListedFieldRow, 'boundaryCoordinates' | 'totalArea' | 'errorBand' | 'hasCase'>) {
  const found: Record<FieldProblem, boolean> = {
    needsBorder: boundaryCoordinates.length === 0 && totalArea > POINT_AT_MOST_HA,
    boundaryCase: hasCase === 1,
    wideBand: (errorBand ?? 0) > WIDE_BAND,
  }
  return (['needsBorder', 'boundaryCase', 'wideBand'] as const).filter((problem) => found[problem])
}
