import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import type { WrittenForm } from '#client/api/useWrite.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PhotoPicker } from '#client/offline/photos/PhotoPicker.tsx'
import { usePhotoChoice } from '#client/offline/photos/usePhotoChoice.ts'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { UnreadablePhoto } from '#client/ui/photo/shrink-photo.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { canMoveCrop } from '#domain/crops/crop.ts'
import { reportProblemInput } from '#domain/crops/crop-log.schema.ts'
import { idsOfCrop, useCropWrite } from './useCropWrite.ts'

/** Reports a problem in the field, with a photo. After a failure the form keeps its content. */
export function ReportForm({ farmerCrop }: { farmerCrop: FarmerCrop }) {
  const t = useTranslations('crop.health')
  const fields = useZodForm(reportProblemInput, { text: '', photoId: null, isProblem: true }, `report.${farmerCrop.id}`)
  const choice = usePhotoChoice(fields)
  const canMark = farmerCrop.status !== 'problem' && canMoveCrop(farmerCrop.status, 'problem')
  const report = useReport(farmerCrop, fields, () => {
    fields.reset()
    choice.remove()
  })
  return (
    <Form
      form={fields}
      label={t('report')}
      onSubmit={fields.submit(({ text, isProblem }) =>
        report.mutate({ text, photo: choice.photo(), isProblem: isProblem && canMark }),
      )}
      foot={
        <Button type="submit" loading={report.isPending}>
          {t('submit')}
        </Button>
      }
    >
      <TextArea label={t('text')} description={t('hint')} rows={3} {...fields.getInputProps('text')} />
      <PhotoPicker choice={choice} />
      {canMark && <CheckboxField label={t('mark')} {...fields.getInputProps('isProblem', { type: 'checkbox' })} />}
    </Form>
  )
}

type Report = { text: string; photo: Promise<Blob> | null; isProblem: boolean }

function useReport(farmerCrop: FarmerCrop, form: WrittenForm<never>, onDone: () => void) {
  const t = useTranslations('crop.health')
  const cropName = useCropNames()
  const send = ({ text, photo, isProblem }: Report) =>
    api.farmer.cropLog.report.mutate(
      { ...idsOfCrop(farmerCrop), text, photoId: null, isProblem },
      // Stored with the text until both are sent; one that is still large is waited for.
      photo ? { context: { photo: { field: 'photoId', farmerId: farmerCrop.farmerId, bytes: photo } } } : {},
    )
  return useCropWrite(send, {
    name: cropName(farmerCrop.crop.name),
    title: t('sent'),
    text: t('sentText', { name: cropName(farmerCrop.crop.name) }),
    failed: ({ error, reason }) => (isUnreadable(error) ? t('unreadable') : (reason ?? t('failed'))),
    form,
    onDone,
  })
}

const isUnreadable = (error: unknown) => error instanceof Error && error.cause instanceof UnreadablePhoto
