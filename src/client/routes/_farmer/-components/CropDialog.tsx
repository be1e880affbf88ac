import '@mantine/core/styles/Input.layer.css'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { noonOf } from '#client/clock.ts'
import { Badge } from '#client/components/Badge.tsx'
import { SheetDialog } from '#client/components/SheetDialog.tsx'
import { showToast } from '#client/components/toasts.ts'
import { trpc } from '#client/trpc.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'
import { CROP_STATUS, type CropStatus } from '#domain/farmer/crop.ts'
import { STATUS_TONES } from './CropCard.tsx'
import classes from './CropDialog.module.css'

export default function CropDialog({ grown, onClose }: { grown: FarmerCrop; onClose: () => void }) {
  const change = useChangeCrop(grown)
  return (
    <SheetDialog opened onClose={onClose} title={grown.crop.name}>
      <div className={classes.parts}>
        <Facts grown={grown} />
        <StatusMoves status={grown.status} onMove={(status) => change.mutate({ ...idsOf(grown), status })} />
        <NotesForm
          key={grown.notes}
          notes={grown.notes ?? ''}
          onSave={(notes) => change.mutate({ ...idsOf(grown), notes })}
        />
      </div>
    </SheetDialog>
  )
}

const idsOf = ({ id, farmerId }: FarmerCrop) => ({ cropId: id, farmerId })

function Facts({ grown }: { grown: FarmerCrop }) {
  const t = useTranslations('farmer')
  const format = useFormatter()
  const day = (value: string | null) =>
    value ? format.dateTime(noonOf(value), { dateStyle: 'medium' }) : t('cropDetail.unknown')
  return (
    <dl className={classes.facts}>
      <dt>{t('cropDetail.status')}</dt>
      <dd>
        <Badge tone={STATUS_TONES[grown.status]}>{t(`status.${grown.status}`)}</Badge>
      </dd>
      <dt>{t('cropDetail.area')}</dt>
      <dd>
        {grown.areaSize === null || grown.fieldSize === null
          ? t('cropDetail.unknown')
          : t('crops.area', { hectares: format.number(grown.areaSize), metres: format.number(grown.fieldSize) })}
      </dd>
      <dt>{t('cropDetail.planted')}</dt>
      <dd>{day(grown.plantingDate)}</dd>
      <dt>{t('cropDetail.harvest')}</dt>
      <dd>{day(grown.expectedHarvest)}</dd>
    </dl>
  )
}

function StatusMoves({ status, onMove }: { status: CropStatus; onMove: (status: CropStatus) => void }) {
  const t = useTranslations('farmer')
  const next: readonly CropStatus[] = CROP_STATUS[status].next
  return (
    <section>
      <h3 className={classes.heading}>{t('cropDetail.move')}</h3>
      <p className={classes.hint}>{t(next.length > 0 ? 'cropDetail.moveTo' : 'cropDetail.done')}</p>
      <div className={classes.moves}>
        {next.map((to) => (
          <Button key={to} variant="default" color={to === 'problem' ? 'clay' : undefined} onClick={() => onMove(to)}>
            {t(`status.${to}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}

function NotesForm({ notes, onSave }: { notes: string; onSave: (notes: string) => void }) {
  const t = useTranslations('farmer.cropDetail')
  const [text, setText] = useState(notes)
  return (
    <form
      className={classes.notes}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text)
      }}
    >
      <Textarea
        label={t('notes')}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="light" disabled={text.trim() === notes}>
        {t('saveNotes')}
      </Button>
    </form>
  )
}

function useChangeCrop({ crop: { name } }: FarmerCrop) {
  const t = useTranslations('farmer')
  const error = useTranslations('common.error')
  const utils = trpc.useUtils()
  return trpc.farmer.crops.change.useMutation({
    onSuccess: async ({ status }, change) => {
      await utils.farmer.crops.list.invalidate()
      const text = change.status
        ? t('cropDetail.statusSaved', { name, status: t(`status.${status}`) })
        : t('cropDetail.notesSaved', { name })
      showToast({ title: t('cropDetail.saved'), text, tone: 'good' })
    },
    onError: () => showToast({ title: error('title'), text: t('cropDetail.failed'), tone: 'bad' }),
  })
}
