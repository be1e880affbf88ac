import { useLowData } from '#client/phone/low-data.ts'
import type { CropStatus } from '#domain/crops/crop.ts'
import type { CropGroup } from '#domain/crops/crop-group.ts'
import { CropDrawing } from './CropDrawing.tsx'
import classes from './CropPicture.module.css'

type CropPictureProps = {
  name: string
  group?: CropGroup
  imageUrl?: string | null
  /** Of a crop that somebody grows: its drawing grows with it. */
  status?: CropStatus
  size: 'small' | 'medium' | 'large'
}

const DRAWN = { small: 26, medium: 30, large: 32 }

/** A crop's picture, or its drawing if it has none or the user saves data. */
export function CropPicture({ name, group, imageUrl, status, size }: CropPictureProps) {
  const isLow = useLowData()
  return (
    <span className={classes.tile} data-size={size} data-stage={imageUrl ? undefined : status}>
      {imageUrl && !isLow ? (
        <img src={imageUrl} alt="" loading="lazy" />
      ) : (
        <CropDrawing name={name} group={group} size={DRAWN[size]} />
      )}
    </span>
  )
}
