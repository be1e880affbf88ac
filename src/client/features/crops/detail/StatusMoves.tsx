import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api/client.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { lazyForm } from '#client/query/lazy-form.tsx'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { Question } from '#client/ui/Question.tsx'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { CROP_STATUS, type CropStatus, canMoveCrop } from '#domain/crops/crop.ts'
import classes from './Overview.module.css'
import { basisOf, idsOfCrop, useCropWrite } from './useCropWrite.ts'

const HarvestForm = lazyForm<{ farmerCrop: FarmerCrop; onDone: () => void }>(
  async () => (await import('./HarvestForm.tsx')).HarvestForm,
)

/** The next statuses of the crop. Harvesting asks for the yield; any other move without a way back is confirmed. */
export function StatusMoves({ farmerCrop }: { farmerCrop: FarmerCrop }) {
  const t = useTranslations('farmer')
  const words = useTranslations('crop.detail')
  const [asked, setAsked] = useState<CropStatus>()
  const { status } = farmerCrop
  const { move, isPending } = useMove(farmerCrop)
  const next: readonly CropStatus[] = CROP_STATUS[status].next
  const stay = () => setAsked(undefined)
  if (asked && next.includes(asked)) {
    if (asked === 'harvested') return <HarvestForm farmerCrop={farmerCrop} onDone={stay} />
    return (
      <MoveQuestion farmerCrop={farmerCrop} to={asked} isPending={isPending} onKeep={stay} onMove={() => move(asked)} />
    )
  }
  return (
    <>
      <p className={classes.hint}>{words(next.length > 0 ? 'moveTo' : 'done')}</p>
      <div className={classes.row}>
        {next.map((to, place) => (
          <Button
            key={to}
            ref={place === 0 ? catchFocus : undefined}
            variant="default"
            disabled={isPending}
            onClick={() => (canMoveCrop(to, status) ? move(to) : setAsked(to))}
          >
            {t(`status.${to}`)}
          </Button>
        ))}
      </div>
    </>
  )
}

/** Moves the crop to another status; the toast of a move with a way back has an undo. */
function useMove(farmerCrop: FarmerCrop) {
  const t = useTranslations('farmer')
  const words = useTranslations('crop.detail')
  const cropName = useCropNames()
  const undo = useUndo(api.farmer.crops.change.mutate)
  const change = useCropWrite(api.farmer.crops.change.mutate, {
    name: cropName(farmerCrop.crop.name),
    text: ({ status = farmerCrop.status }) =>
      words('statusSaved', { name: cropName(farmerCrop.crop.name), status: t(`status.${status}`) }),
    undo: ({ status, basis }) => {
      const before = basis?.seen.status
      return status && before && canMoveCrop(status, before)
        ? () => undo.mutate({ ...idsOfCrop(farmerCrop), status: before })
        : undefined
    },
  })
  const move = (status: CropStatus) => change.mutate({ ...idsOfCrop(farmerCrop), status, basis: basisOf(farmerCrop) })
  return { move, isPending: change.isPending }
}

type MoveQuestionProps = {
  farmerCrop: FarmerCrop
  to: CropStatus
  isPending: boolean
  onKeep: () => void
  onMove: () => void
}

function MoveQuestion({ farmerCrop, to, isPending, onKeep, onMove }: MoveQuestionProps) {
  const t = useTranslations('crop.move')
  const statuses = useTranslations('farmer.status')
  const name = useCropNames()(farmerCrop.crop.name)
  return (
    <Question keep={t('keep')} confirm={t('confirm')} isPending={isPending} onKeep={onKeep} onConfirm={onMove}>
      <p>{t('question', { name, status: statuses(to), from: statuses(farmerCrop.status) })}</p>
    </Question>
  )
}
