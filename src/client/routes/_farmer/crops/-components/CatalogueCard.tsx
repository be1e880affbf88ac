import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { CropPicture } from '#client/features/crops/CropPicture.tsx'
import { useLocalNames } from '#client/features/crops/useLocalNames.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { Card } from '#client/ui/Card.tsx'
import type { Crop } from '#domain/crops/crop.schema.ts'
import classes from './CatalogueCard.module.css'

export function CatalogueCard({ crop, onAdd }: { crop: Crop; onAdd: () => void }) {
  const t = useTranslations('farmer.crops')
  const { growthDuration, imageUrl } = crop
  const name = useCropNames()(crop.name)
  const localName = useLocalNames()(crop)
  return (
    <Card className={classes.card}>
      <CropPicture name={crop.name} group={crop.group} imageUrl={imageUrl} size="medium" />
      <div className={classes.words}>
        <b>{name}</b>
        {localName && <span>{localName}</span>}
        {growthDuration !== null && <span>{t('days', { count: growthDuration })}</span>}
      </div>
      <Button
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
