import { type Beginning, type ObjectSchema, useZodForm, type ZodForm } from '#client/ui/form/useZodForm.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { basisOf } from './useCropWrite.ts'

export type CropForm<S extends ObjectSchema> = {
  schema: S
  /** What its fields hold of the crop. */
  valuesOf: (farmerCrop: FarmerCrop) => Beginning<S>
  /** The name of its draft, which each crop has of its own. */
  name: string
}

/**
 * A form that edits a crop. Its values and the basis of the edit come from the same copy of the crop, the one that
 * stood on the screen when the form was opened; `form.submit` hands the basis over.
 */
export const useCropForm = <S extends ObjectSchema>(
  farmerCrop: FarmerCrop,
  { schema, valuesOf, name }: CropForm<S>,
): ZodForm<S, ReturnType<typeof basisOf>> =>
  useZodForm<S, ReturnType<typeof basisOf>>(
    schema,
    valuesOf(farmerCrop),
    `${name}.${farmerCrop.id}`,
    basisOf(farmerCrop),
  )
