import { useLowData } from '#client/offline/low-data.ts'
import type { CropGroup } from '#domain/crops/crop-group.ts'
import { CropDrawing } from './CropDrawing.tsx'
import classes from './CropPicture.module.css'

type CropPictureProps = {
  name: string
  group?: CropGroup
  imageUrl?: string | null
  size: 'small' | 'medium' | 'large'
}

const DRAWN = { small: 26, medium: 30, large: 32 }

/** A crop's picture, or its drawing if it has none or the user saves data. */
export function CropPicture({ name, group, imageUrl, size }: CropPictureProps) {
  const isLow = useLowData()
  return (
    <span className={classes.tile} data-size={size}>
      {imageUrl && !isLow ? (
        <img src={imageUrl} alt="" loading="lazy" />
      ) : (
        <CropDrawing name={name} group={group} size={DRAWN[size]} />
      )}
    </span>
  )
}
