import { CropDrawing } from './CropDrawing.tsx'
import classes from './CropPicture.module.css'

type CropPictureProps = { name: string; imageUrl?: string | null; size: 'small' | 'medium' | 'large' }

const DRAWN = { small: 26, medium: 30, large: 32 }

/** A crop's picture, or where there is none its drawing, on a tile beside its name. */
export const CropPicture = ({ name, imageUrl, size }: CropPictureProps) => (
  <span className={classes.tile} data-size={size}>
    {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <CropDrawing name={name} size={DRAWN[size]} />}
  </span>
)
