import { lazy, Suspense } from 'react'
import { needMessages } from '#client/i18n/catalogue.ts'
import { useDialog } from '#client/ui/dialog/useDialog.ts'
import { Windowed } from '#client/ui/Windowed.tsx'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { CropCard } from './CropCard.tsx'
import classes from './GrownCrops.module.css'

const CropDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./detail/CropDialog.tsx'), needMessages('crop'), needMessages('care')])
  return dialog
})

/**
 * A farmer's crops as cards that open a dialog. The dialog shows the list's row, so that it is up to date after a
 * change.
 */
export function GrownCrops({ crops }: { crops: FarmerCrop[] }) {
  const dialog = useDialog('crop')
  const opened = crops.find(({ id }) => id === dialog.id)
  return (
    <>
      <Windowed items={crops}>
        {(shown) => (
          <div className={classes.cards}>
            {shown.map((farmerCrop) => (
              <CropCard key={farmerCrop.id} farmerCrop={farmerCrop} onOpen={() => dialog.open('crop', farmerCrop.id)} />
            ))}
          </div>
        )}
      </Windowed>
      {opened && (
        <Suspense>
          <CropDialog farmerCrop={opened} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
