import { lazy, Suspense } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'

const ShowPlantDialog = lazy(async () => {
  const words = [needMessages('crop'), needMessages('tickets')]
  const [dialog] = await Promise.all([import('./ShowPlantDialog.tsx'), ...words])
  return dialog
})

/** Where a screen with the farmer's crops shows a plant to an agent. */
export function ShowPlantPlace() {
  const dialog = useDialog('plant')
  return dialog.name ? (
    <Suspense>
      <ShowPlantDialog farmerCropId={dialog.id} onClose={dialog.close} />
    </Suspense>
  ) : null
}
