import { UnstyledButton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { trpc } from '#client/api/hooks.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { loadWhenOnline } from '#client/offline/load-when-online.ts'
import type { Pending } from '#client/offline/outbox/pending-writes.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ProgressBar } from '#client/ui/charts/ProgressBar.tsx'
import { PendingMark } from '#client/ui/PendingMark.tsx'
import rows from '#client/ui/styles/rows.module.css'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { CropPicture } from '../CropPicture.tsx'
import { CropFactsLine } from './CropFactsLine.tsx'
import classes from './CropRows.module.css'
import { STATUS_TONES } from './status-tones.ts'
import { useCropDialog } from './useCropDialog.tsx'

const PlantState = lazy(() => loadWhenOnline(() => import('./PlantState.tsx')))

type CropRowsProps = { crops: FarmerCrop[]; most: number }

/** The first of a farmer's crops, a low row each; each opens as a whole. */
export function CropRows({ crops, most }: CropRowsProps) {
  const { open, dialog } = useCropDialog(crops)
  // Whoever has shown a plant on this phone has the list of the requests there: nobody else loads more for it.
  const hasShown = trpc.useUtils().farmer.contact.list.getInfiniteData({ limit: 30 }) !== undefined
  return (
    <>
      <Card className={rows.rows}>
        {crops.slice(0, most).map((farmerCrop) => (
          <CropRow key={farmerCrop.id} farmerCrop={farmerCrop} hasShown={hasShown} onOpen={() => open(farmerCrop)} />
        ))}
      </Card>
      {dialog}
    </>
  )
}

type CropRowProps = { farmerCrop: Pending<FarmerCrop>; hasShown: boolean; onOpen: () => void }

function CropRow({ farmerCrop, hasShown, onOpen }: CropRowProps) {
  const t = useTranslations('farmer')
  const format = useFormat()
  const { crop, status, progress } = farmerCrop
  const name = useCropNames()(crop.name)
  return (
    <UnstyledButton className={`${rows.row} ${classes.row}`} onClick={onOpen}>
      <span className={rows.spoken}>{t('crops.detailsOf', { name: '' })}</span>
      <CropPicture name={crop.name} group={crop.group} imageUrl={farmerCrop.imageUrl} status={status} size="medium" />
      <span className={classes.words}>
        <span className={classes.name}>
          <b>{name}</b>
          <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
        </span>
        <span className={classes.progress}>
          <CropFactsLine farmerCrop={farmerCrop} isShort />
          <span>{format.number(progress / 100, { style: 'percent' })}</span>
        </span>
        <ProgressBar percent={progress} label={null} />
        {farmerCrop.isPending && <PendingMark />}
        {hasShown && (
          <Suspense>
            <PlantState farmerCropId={farmerCrop.id} />
          </Suspense>
        )}
      </span>
    </UnstyledButton>
  )
}
