import { Button } from '@mantine/core'
import { useId } from 'react'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import whole from '#client/ui/styles/whole-card.module.css'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { CropPicture } from '../CropPicture.tsx'
import classes from './CropCard.module.css'
import { CropFactsLine } from './CropFactsLine.tsx'
import { STATUS_TONES } from './status-tones.ts'

/** A crop that somebody grows; the whole card opens its dialog. */
export function CropCard({ farmerCrop, onOpen }: { farmerCrop: Pending<FarmerCrop>; onOpen: () => void }) {
  const t = useTranslations('farmer')
  const id = useId()
  const format = useFormat()
  const { crop, status, progress } = farmerCrop
  const name = useCropNames()(crop.name)
  return (
    <Card className={`${classes.card} ${whole.card}`}>
      <div className={classes.head}>
        <CropPicture name={crop.name} group={crop.group} imageUrl={farmerCrop.imageUrl} status={status} size="medium" />
        <div className={classes.words}>
          <div className={classes.name}>
            <b>{name}</b>
            <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
          </div>
          <span id={`${id}facts`}>
            <CropFactsLine farmerCrop={farmerCrop} />
          </span>
          {farmerCrop.isPending && <PendingMark />}
        </div>
      </div>
      <div className={classes.foot}>
        <div className={classes.bar}>
          <ProgressBar percent={progress} label={t('crops.progress', { name })} />
        </div>
        <span className={classes.percent}>{format.number(progress / 100, { style: 'percent' })}</span>
        <Button
          id={id}
          className={whole.cover}
          variant="light"
          aria-label={t('crops.detailsOf', { name })}
          // The same crop may stand on two fields.
          aria-labelledby={`${id} ${id}facts`}
          onClick={onOpen}
        >
          {t('crops.details')}
        </Button>
      </div>
    </Card>
  )
}
