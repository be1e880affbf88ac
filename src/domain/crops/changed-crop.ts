import type { FarmerCrop } from './crop.schema.ts'
import { type CropStatus, cropProgress, toHectares } from './crop.ts'
import { type CropFactsInput, factsOf } from './crop-fields.ts'

type Change = CropFactsInput & { status?: CropStatus | undefined }

/** A crop as it will be once a change has been written. */
export function changedCrop(crop: FarmerCrop, { status = crop.status, ...input }: Change): FarmerCrop {
  const statusBefore = status !== 'problem' ? null : crop.status === 'problem' ? crop.statusBefore : crop.status
  const changed = { ...crop, ...factsOf(input) }
  return {
    ...changed,
    status,
    statusBefore,
    progress: cropProgress(status, statusBefore),
    areaSize: changed.fieldSize === null ? null : toHectares(changed.fieldSize),
  }
}
