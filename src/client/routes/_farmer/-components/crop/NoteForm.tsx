import { Button, Textarea } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useCropNames } from '#client/features/crops/useCropNames.ts'
import { useZodForm } from '#client/hooks/useZodForm.ts'
import { trpc } from '#client/trpc.ts'
import type { FarmerCrop } from '#domain/farmer/crop.schema.ts'
import { cropNote } from '#domain/farmer/crop-log.schema.ts'
import classes from '../form.module.css'
import { idsOfCrop, useCropWrite } from './useCropWrite.ts'

export function NoteForm({ grown, onDone }: { grown: FarmerCrop; onDone: () => void }) {
  const t = useTranslations('crop')
  const form = useZodForm(cropNote, { text: '' })
  const write = useCropWrite()
  const cropName = useCropNames()
  const text = t('note.saved', { name: cropName(grown.crop.name) })
  const note = trpc.farmer.cropLog.note.useMutation(write({ text, onDone }))
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.submit((values) => note.mutate({ ...idsOfCrop(grown), ...values }))}
    >
      <Textarea label={t('note.text')} description={t('note.hint')} rows={3} {...form.getInputProps('text')} />
      <Button type="submit" loading={note.isPending}>
        {t('action.save')}
      </Button>
    </form>
  )
}
