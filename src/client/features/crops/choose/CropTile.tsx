import { UnstyledButton } from '@mantine/core'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import type { Crop } from '#domain/crops/crop.schema.ts'
import { CropPicture } from '../CropPicture.tsx'
import { LocalNames } from '../LocalNames.tsx'
import classes from './CropChoice.module.css'

type CropTileProps = { crop: Crop; isChosen?: boolean; onChoose: () => void }

/** A crop with its drawing, its name and what it is called in the reader's country. */
export function CropTile({ crop, isChosen = false, onChoose }: CropTileProps) {
  const name = useCropNames()(crop.name)
  return (
    <UnstyledButton className={classes.tile} aria-pressed={isChosen} onClick={onChoose}>
      <CropPicture name={crop.name} group={crop.group} imageUrl={crop.imageUrl} size="small" />
      <span className={classes.names}>
        <b>{name}</b>
        <LocalNames crop={crop} />
      </span>
    </UnstyledButton>
  )
}
