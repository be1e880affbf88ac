import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { addNoteInput } from '#domain/crops/crop-log.schema.ts'
import { idsOfCrop, useCropWrite } from './useCropWrite.ts'

export function NoteForm({ farmerCrop, onDone }: { farmerCrop: FarmerCrop; onDone: () => void }) {
  const t = useTranslations('crop')
  const form = useZodForm(addNoteInput, { text: '' }, `note.${farmerCrop.id}`)
  const cropName = useCropNames()
  const name = cropName(farmerCrop.crop.name)
  const text = t('note.saved', { name })
  const note = useCropWrite(api.farmer.cropLog.note.mutate, { name, text, form, onDone })
  return (
    <Form
      form={form}
      onSubmit={form.submit((values) => note.mutate({ ...idsOfCrop(farmerCrop), ...values }))}
      foot={
        <Button type="submit" loading={note.isPending}>
          {t('action.save')}
        </Button>
      }
    >
      <TextArea label={t('note.text')} description={t('note.hint')} rows={3} {...form.getInputProps('text')} />
    </Form>
  )
}
