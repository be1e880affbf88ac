import type { FarmerCrop } from './crop.schema.ts'
import { type CropStatus, cropProgress, statusBeforeProblem, toHectares } from './crop.ts'
import { type CropFactsInput, factsOf } from './crop-fields.ts'

type Change = CropFactsInput & { status?: CropStatus | undefined }

/** A crop as it will be once a change has been written. */
export function changedCrop(crop: FarmerCrop, { status = crop.status, ...input }: Change): FarmerCrop {
  const statusBefore = statusBeforeProblem(crop, status)
  const changed = { ...crop, ...factsOf(input) }
  return {
    ...changed,
    status,
    statusBefore,
    progress: cropProgress(status, statusBefore),
    areaSize: changed.fieldSize === null ? null : toHectares(changed.fieldSize),
  }
}
