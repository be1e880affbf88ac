import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import form from '#client/ui/fields/form.module.css'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { canMoveCrop } from '#domain/crops/crop.ts'
import { reportProblemInput } from '#domain/crops/crop-log.schema.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import { idsOfCrop, useCropWrite } from './useCropWrite.ts'

/** Reports a problem in the field, with a photo. After a failure the form keeps its content. */
export function ReportForm({ farmerCrop }: { farmerCrop: FarmerCrop }) {
  const t = useTranslations('crop.health')
  const fields = useZodForm(reportProblemInput, { text: '', photoId: null, isProblem: true })
  const [photo, setPhoto] = useState<Blob | null>(null)
  const canMark = farmerCrop.status !== 'problem' && canMoveCrop(farmerCrop.status, 'problem')
  const report = useReport(farmerCrop, () => {
    fields.reset()
    setPhoto(null)
  })
  return (
    <form
      noValidate
      className={form.form}
      aria-label={t('report')}
      onSubmit={fields.submit(({ text, isProblem }) => report.mutate({ text, photo, isProblem: isProblem && canMark }))}
    >
      <TextArea label={t('text')} description={t('hint')} rows={3} {...fields.getInputProps('text')} />
      <PhotoPicker photo={photo} onPick={setPhoto} />
      {canMark && <CheckboxField label={t('mark')} {...fields.getInputProps('isProblem', { type: 'checkbox' })} />}
      <Button type="submit" loading={report.isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}

type Report = { text: string; photo: Blob | null; isProblem: boolean }

function useReport(farmerCrop: FarmerCrop, onDone: () => void) {
  const t = useTranslations('crop.health')
  const cropName = useCropNames()
  const send = ({ text, photo, isProblem }: Report) =>
    api.farmer.cropLog.report.mutate(
      { ...idsOfCrop(farmerCrop), text, photoId: null, isProblem },
      // Stored with the text until both are sent.
      photo ? { context: { photo: { field: 'photoId', farmerId: farmerCrop.farmerId, bytes: photo } } } : {},
    )
  return useCropWrite(send, {
    title: t('sent'),
    text: t('sentText', { name: cropName(farmerCrop.crop.name) }),
    failed: t('failed'),
    onDone,
  })
}
