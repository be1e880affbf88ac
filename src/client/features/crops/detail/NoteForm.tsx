import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import classes from '#client/ui/fields/form.module.css'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { useZodForm } from '#client/ui/fields/useZodForm.ts'
import type { FarmerCrop } from '#domain/crops/crop.schema.ts'
import { addNoteInput } from '#domain/crops/crop-log.schema.ts'
import { idsOfCrop, useCropWrite } from './useCropWrite.ts'

export function NoteForm({ farmerCrop, onDone }: { farmerCrop: FarmerCrop; onDone: () => void }) {
  const t = useTranslations('crop')
  const form = useZodForm(addNoteInput, { text: '' })
  const cropName = useCropNames()
  const text = t('note.saved', { name: cropName(farmerCrop.crop.name) })
  const note = useCropWrite(api.farmer.cropLog.note.mutate, { text, onDone })
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.submit((values) => note.mutate({ ...idsOfCrop(farmerCrop), ...values }))}
    >
      <TextArea label={t('note.text')} description={t('note.hint')} rows={3} {...form.getInputProps('text')} />
      <Button type="submit" loading={note.isPending}>
        {t('action.save')}
      </Button>
    </form>
  )
}
