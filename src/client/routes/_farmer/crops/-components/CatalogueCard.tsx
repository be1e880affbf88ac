import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Card } from '#client/components/Card.tsx'
import { CropDrawing } from '#client/components/CropDrawing.tsx'
import type { Crop } from '#domain/farmer/crop.schema.ts'
import classes from './CatalogueCard.module.css'

export function CatalogueCard({ crop, onAdd }: { crop: Crop; onAdd: () => void }) {
  const t = useTranslations('farmer.crops')
  const { name, localName, growthDuration, imageUrl } = crop
  return (
    <Card className={classes.card}>
      <span className={classes.drawing}>
        {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : <CropDrawing name={name} size={30} />}
      </span>
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
