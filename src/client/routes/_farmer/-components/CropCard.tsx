import { Button } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { today } from '#client/clock.ts'
import { Badge, type BadgeTone } from '#client/components/Badge.tsx'
import { Card } from '#client/components/Card.tsx'
import { CropPicture } from '#client/components/CropPicture.tsx'
import { WaitingMark } from '#client/components/WaitingMark.tsx'
import { useCropNames } from '#client/features/crops/useCropNames.ts'
import type { Waiting } from '#client/offline/written.ts'
import { daysBetween } from '#domain/dates.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'
import type { CropStatus } from '#domain/farmer/crop.ts'
import classes from './CropCard.module.css'

export const STATUS_TONES: Record<CropStatus, BadgeTone> = {
  planning: 'secondary',
  planted: 'warm',
  growing: 'good',
  harvesting: 'warm',
  harvested: 'good',
  completed: 'secondary',
  problem: 'destructive',
}

export function CropCard({ grown, onOpen }: { grown: Waiting<FarmerCrop>; onOpen: () => void }) {
  const t = useTranslations('farmer')
  const format = useFormatter()
  const { crop, status, progress } = grown
  const name = useCropNames()(crop.name)
  return (
    <Card className={classes.card}>
      <div className={classes.head}>
        <CropPicture name={crop.name} imageUrl={grown.imageUrl} size="medium" />
        <div className={classes.words}>
          <div className={classes.name}>
            <b>{name}</b>
            <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
          </div>
          <Facts grown={grown} />
          {grown.isWaiting && <WaitingMark />}
        </div>
      </div>
      <div className={classes.foot}>
        <div
          className={classes.bar}
          role="progressbar"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
          aria-label={t('crops.progress', { name })}
        >
          <span style={{ width: `${progress}%` }} />
        </div>
        <span className={classes.percent}>{format.number(progress / 100, { style: 'percent' })}</span>
        <Button variant="light" aria-label={t('crops.detailsOf', { name })} onClick={onOpen}>
          {t('crops.details')}
        </Button>
      </div>
    </Card>
  )
}

function Facts({ grown }: { grown: FarmerCrop }) {
  const t = useTranslations('farmer.crops')
  const format = useFormatter()
  const harvest = harvestKey(grown)
  return (
    <div className={classes.facts}>
      {grown.areaSize !== null && grown.fieldSize !== null && (
        <span>
          {t('area', {
            hectares: format.number(grown.areaSize, { maximumFractionDigits: 2 }),
            metres: format.number(grown.fieldSize),
          })}
        </span>
      )}
      {harvest && <span>{t(harvest.key, { count: harvest.days })}</span>}
    </div>
  )
}

/** Which sentence tells of the harvest; none once it is in. */
function harvestKey({ status, expectedHarvest }: FarmerCrop) {
  if (!expectedHarvest || status === 'harvested' || status === 'completed') return null
  const days = daysBetween(today(), expectedHarvest)
  if (days === 0) return { key: 'harvestToday', days } as const
  return days > 0 ? ({ key: 'harvestIn', days } as const) : ({ key: 'harvestWas', days: -days } as const)
}
