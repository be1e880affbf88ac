import { lazy, Suspense } from 'react'
import { needCropNamesUnlessEnglish } from '#client/i18n/crop-names.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'

const FarmerDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./FarmerDialog.tsx'), needCropNamesUnlessEnglish()])
  return dialog
})

/** Where the frame of the agents' screens shows the farmer who is open. */
export function FarmerPlace() {
  const dialog = useDialog('farmer')
  if (!dialog.id) return null
  return (
    <Suspense>
      <FarmerDialog key={dialog.id} farmerId={dialog.id} onClose={dialog.close} />
    </Suspense>
  )
}
