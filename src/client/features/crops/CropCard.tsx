import { Button } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import { today } from '#client/ui/clock.ts'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import whole from '#client/ui/whole-card.module.css'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import type { CropStatus } from '#domain/crops/crop.ts'
import { daysBetween } from '#domain/dates.ts'
import { useAreaWords } from './area/useAreaWords.ts'
import classes from './CropCard.module.css'
import { CropPicture } from './CropPicture.tsx'

export const STATUS_TONES: Record<CropStatus, BadgeTone> = {
  planning: 'secondary',
  planted: 'warm',
  growing: 'good',
  harvesting: 'warm',
  harvested: 'good',
  completed: 'secondary',
  problem: 'destructive',
}

/** A crop that somebody grows; the whole card opens its dialog. */
export function CropCard({ farmerCrop, onOpen }: { farmerCrop: Pending<FarmerCrop>; onOpen: () => void }) {
  const t = useTranslations('farmer')
  const format = useFormatter()
  const { crop, status, progress } = farmerCrop
  const name = useCropNames()(crop.name)
  return (
    <Card className={`${classes.card} ${whole.card}`}>
      <div className={classes.head}>
        <CropPicture name={crop.name} group={crop.group} imageUrl={farmerCrop.imageUrl} size="medium" />
        <div className={classes.words}>
          <div className={classes.name}>
            <b>{name}</b>
            <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
          </div>
          <Facts farmerCrop={farmerCrop} />
          {farmerCrop.isPending && <PendingMark />}
        </div>
      </div>
      <div className={classes.foot}>
        <div className={classes.bar}>
          <ProgressBar percent={progress} label={t('crops.progress', { name })} />
        </div>
        <span className={classes.percent}>{format.number(progress / 100, { style: 'percent' })}</span>
        <Button className={whole.cover} variant="light" aria-label={t('crops.detailsOf', { name })} onClick={onOpen}>
          {t('crops.details')}
        </Button>
      </div>
    </Card>
  )
}

function Facts({ farmerCrop }: { farmerCrop: FarmerCrop }) {
  const t = useTranslations('farmer.crops')
  const areaWords = useAreaWords()
  const harvest = harvestKey(farmerCrop)
  return (
    <div className={classes.facts}>
      {farmerCrop.areaSize !== null && <span>{areaWords(farmerCrop.areaSize)}</span>}
      {harvest && <span>{t(harvest.key, { count: harvest.days })}</span>}
    </div>
  )
}

/** The sentence about the harvest; none after the harvest. */
function harvestKey({ status, expectedHarvest }: FarmerCrop) {
  if (!expectedHarvest || status === 'harvested' || status === 'completed') return null
  const days = daysBetween(today(), expectedHarvest)
  if (days === 0) return { key: 'harvestToday', days } as const
  return days > 0 ? ({ key: 'harvestIn', days } as const) : ({ key: 'harvestWas', days: -days } as const)
}
