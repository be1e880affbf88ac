import { lazy, Suspense } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { needCropNamesUnlessEnglish } from '#client/i18n/crop-names.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { AddCropDialog } from './lazy-add-crop.ts'
import { useFarmerCrops } from './useFarmerCrops.ts'

const WORDS = () => [needMessages('crop'), needMessages('care'), needMessages('farmer'), needCropNamesUnlessEnglish()]
const CropDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./detail/CropDialog.tsx'), ...WORDS()])
  return dialog
})

/** Where the frame of the agents' screens shows a crop of a farmer ('<farmer>.<crop>'), or adds one ('<farmer>'). */
export function FarmerCropPlace() {
  const dialog = useDialog('crop', 'add-crop')
  const [farmerId, cropId] = (dialog.id ?? '').split('.')
  if (!farmerId) return null
  return (
    <Suspense>
      {dialog.name === 'add-crop' && <AddCropDialog farmerId={farmerId} onClose={dialog.close} />}
      {dialog.name === 'crop' && cropId && <OpenCrop farmerId={farmerId} cropId={cropId} onClose={dialog.close} />}
    </Suspense>
  )
}

type OpenCropProps = { farmerId: string; cropId: string; onClose: () => void }
function OpenCrop({ farmerId, cropId, onClose }: OpenCropProps) {
  const crops = useFarmerCrops(farmerId)
  const opened = crops.data?.find(({ id }) => id === cropId)
  return opened ? <CropDialog farmerCrop={opened} onClose={onClose} /> : null
}
