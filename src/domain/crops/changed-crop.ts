import type { FarmerCrop } from './crop.schema.ts'
import { type CropStatus, cropProgress, toSquareMetres } from './crop.ts'

type Change = {
  status?: CropStatus | undefined
  areaSize?: number | undefined
  plantingDate?: string | undefined
  expectedHarvestDate?: string | null | undefined
  notes?: string | null | undefined
  expectedYield?: number | null | undefined
  actualYield?: number | null | undefined
}

/** A crop as it will be once a change has been written. */
export function changedCrop(crop: FarmerCrop, change: Change): FarmerCrop {
  const status = change.status ?? crop.status
  const statusBefore = status !== 'problem' ? null : crop.status === 'problem' ? crop.statusBefore : crop.status
  const areaSize = change.areaSize ?? crop.areaSize
  const kept = <T>(value: T | undefined, before: T) => (value === undefined ? before : value)
  return {
    ...crop,
    status,
    statusBefore,
    progress: cropProgress(status, statusBefore),
    areaSize,
    fieldSize: areaSize === null ? null : toSquareMetres(areaSize),
    plantingDate: change.plantingDate ?? crop.plantingDate,
    expectedHarvest: kept(change.expectedHarvestDate, crop.expectedHarvest),
    notes: kept(change.notes, crop.notes) || null,
    expectedYield: kept(change.expectedYield, crop.expectedYield),
    actualYield: kept(change.actualYield, crop.actualYield),
  }
}
