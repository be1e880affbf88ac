import type { Db } from '#db/client.ts'
import { type FieldRow, findField } from '#db/queries/fields/fields.ts'
import { needsBorder } from '#domain/fields/border/measure.ts'
import { POINT_AT_MOST_HA } from '#domain/fields/border/sphere.ts'
import type { Field } from '#domain/fields/field.schema.ts'

/** A field as it is answered. One without a border needs it where its area is above the limit for a point. */
export const asField = (row: FieldRow): Field => ({
  ...row,
  needsBorder:
    row.boundaryCoordinates.length === 0
      ? row.totalArea > POINT_AT_MOST_HA
      : mayNeedBorder(row) && needsBorder(row.boundaryCoordinates, row.errorBand ?? 0),
})

/** A buyer's sphere calls a field at most a hundredth larger: most fields need not be measured again. */
const mayNeedBorder = ({ totalArea, errorBand }: FieldRow) =>
  totalArea * (1 + (errorBand ?? 0) / 100) * 1.01 > POINT_AT_MOST_HA

/** A field as it is now. */
export function fieldOf(db: Db, id: string): Field | undefined {
  const row = findField(db, id)
  return row && asField(row)
}
