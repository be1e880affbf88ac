import { lazy, Suspense } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'

const CropDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('../detail/CropDialog.tsx'), needMessages('crop'), needMessages('care')])
  return dialog
})

/** The dialog of one of a farmer's crops. It shows the list's row, so that it is up to date after a change. */
export function useCropDialog(crops: readonly FarmerCrop[]) {
  const dialog = useDialog('crop')
  const opened = crops.find(({ id }) => id === dialog.id)
  return {
    open: ({ id }: FarmerCrop) => dialog.open('crop', id),
    dialog: opened && (
      <Suspense>
        <CropDialog farmerCrop={opened} onClose={dialog.close} />
      </Suspense>
    ),
  }
}
