import { lazy } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useFarmerCrops } from './useFarmerCrops.ts'

const HarvestForm = lazy(async () => {
  const [{ HarvestForm }] = await Promise.all([
    import('./detail/HarvestForm.tsx'),
    needMessages('crop'),
    needMessages('farmer'),
  ])
  return { default: HarvestForm }
})

type CareHarvestProps = { farmerId: string; cropId: string; onDone: () => void }

/** The question that the task 'harvest' asks in its row. Opened in a transition, the button waits for its code. */
export function CareHarvest({ farmerId, cropId, onDone }: CareHarvestProps) {
  const farmerCrop = useFarmerCrops(farmerId).data?.find(({ id }) => id === cropId)
  return farmerCrop && <HarvestForm farmerCrop={farmerCrop} onDone={onDone} />
}
