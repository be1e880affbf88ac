import { type ComponentType, lazy, Suspense } from 'react'
import { needCropNamesUnlessEnglish } from '#client/i18n/crop-names.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { FarmerPanelProps } from './farmer/panel.ts'

const FarmerDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./FarmerDialog.tsx'), needCropNamesUnlessEnglish()])
  return dialog
})

type FarmerPlaceProps = {
  /** The tab of the fields, which another feature draws. */
  Fields: ComponentType<FarmerPanelProps>
}

/** Where the frame of the agents' screens shows the farmer who is open ('<farmer>'), or a tab ('<farmer>.fields'). */
export function FarmerPlace({ Fields }: FarmerPlaceProps) {
  const dialog = useDialog('farmer')
  const [farmerId, tab] = (dialog.id ?? '').split('.')
  if (!farmerId) return null
  return (
    <Suspense>
      <FarmerDialog key={dialog.id} farmerId={farmerId} first={tab} Fields={Fields} onClose={dialog.close} />
    </Suspense>
  )
}
