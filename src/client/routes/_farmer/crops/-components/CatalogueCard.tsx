import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { CropPicture } from '#client/features/crops/CropPicture.tsx'
import { LocalNames } from '#client/features/crops/LocalNames.tsx'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { Card } from '#client/ui/Card.tsx'
import whole from '#client/ui/styles/whole-card.module.css'
import type { Crop } from '#domain/crops/crop.schema.ts'
import classes from './CatalogueCard.module.css'

/** A crop of the catalogue; the whole card adds it to the farm. */
export function CatalogueCard({ crop, onAdd }: { crop: Crop; onAdd: () => void }) {
  const t = useTranslations('crop.list')
  const crops = useTranslations('farmer.crops')
  const { growthDuration, imageUrl } = crop
  const name = useCropNames()(crop.name)
  return (
    <Card className={`${classes.card} ${whole.card}`}>
      <CropPicture name={crop.name} group={crop.group} imageUrl={imageUrl} size="medium" />
      <div className={classes.words}>
        <b>{name}</b>
        <LocalNames crop={crop} />
        {growthDuration !== null && <span>{crops('days', { count: growthDuration })}</span>}
      </div>
      <Button
        className={whole.cover}
        variant="light"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        aria-label={t('addNamed', { name })}
        onClick={onAdd}
      >
        {t('add')}
      </Button>
    </Card>
  )
}
