import { needMessages } from '#client/i18n/catalogue.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { useFarmerCrops } from './useFarmerCrops.ts'

const HarvestForm = lazyForm<{ farmerCrop: FarmerCrop; onDone: () => void }>(async () => {
  const [{ HarvestForm }] = await Promise.all([
    import('./detail/HarvestForm.tsx'),
    needMessages('crop'),
    needMessages('farmer'),
  ])
  return HarvestForm
})

/** Loads the question; where that fails, the question says so itself. */
export const loadHarvest = () => HarvestForm.load().catch(() => undefined)

type CareHarvestProps = { farmerId: string; cropId: string; onDone: () => void }

/** The question that the task 'harvest' asks in its row. */
export function CareHarvest({ farmerId, cropId, onDone }: CareHarvestProps) {
  const farmerCrop = useFarmerCrops(farmerId).data?.find(({ id }) => id === cropId)
  return farmerCrop && <HarvestForm farmerCrop={farmerCrop} onDone={onDone} />
}
