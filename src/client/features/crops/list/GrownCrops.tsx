import { Windowed } from '#client/ui/Windowed.tsx'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { CropCard } from './CropCard.tsx'
import classes from './GrownCrops.module.css'
import { useCropDialog } from './useCropDialog.tsx'

/** A farmer's crops as cards that open a dialog. */
export function GrownCrops({ crops }: { crops: FarmerCrop[] }) {
  const { open, dialog } = useCropDialog(crops)
  return (
    <>
      <Windowed items={crops}>
        {(shown) => (
          <div className={classes.cards}>
            {shown.map((farmerCrop) => (
              <CropCard key={farmerCrop.id} farmerCrop={farmerCrop} onOpen={() => open(farmerCrop)} />
            ))}
          </div>
        )}
      </Windowed>
      {dialog}
    </>
  )
}
