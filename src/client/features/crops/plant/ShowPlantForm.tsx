import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PhotoPicker } from '#client/offline/photos/PhotoPicker.tsx'
import { usePhotoChoice } from '#client/offline/photos/usePhotoChoice.ts'
import { Chip, Chips } from '#client/ui/fields/Chips.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { takenPhoto } from '#client/ui/photo/camera.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { showPlantInput } from '#domain/support/contact.schema.ts'
import { useMyCrops } from '../useMyCrops.ts'
import classes from './Plant.module.css'
import { useShowPlant } from './useShowPlant.ts'

/** The photo that the tap on the way here took, which crop it shows, and what the farmer sees. */
export function ShowPlantForm({ farmerCropId, onSent }: { farmerCropId: string; onSent: () => void }) {
  const t = useTranslations('crop.plant')
  const cropName = useCropNames()
  const crops = useMyCrops().data ?? []
  const form = useZodForm(showPlantInput, { message: '', farmerCropId, photoId: null }, 'plant')
  const choice = usePhotoChoice(form)
  const show = useShowPlant(form, onSent)
  const take = useEffectEvent(async () => {
    const photo = await takenPhoto()
    if (photo) choice.pick(photo)
  })
  useEffect(() => void take(), [])
  const chosen = crops.find(({ id }) => id === form.values.farmerCropId)
  const choose = (id: string) => form.setFieldValue('farmerCropId', id === chosen?.id ? '' : id)
  return (
    <Form
      form={form}
      label={t('title')}
      onSubmit={form.submit(({ message }) => {
        const photo = choice.photo()
        if (!photo && !message) return showToast({ title: t('missing'), tone: 'bad' })
        const name = chosen ? cropName(chosen.crop.name) : null
        show.mutate({ message, photo, farmerCropId: chosen?.id ?? null, cropName: name })
      })}
      foot={
        <Button type="submit" size="md" loading={show.isPending}>
          {t('send')}
        </Button>
      }
    >
      <p className={classes.lead}>{t('lead')}</p>
      <PhotoPicker choice={choice} />
      <TextArea label={t('text')} description={t('hint')} rows={2} {...form.getInputProps('message')} />
      {crops.length > 0 && (
        <Chips label={t('which')} isFew={crops.length < 7}>
          {crops.map(({ id, crop }) => (
            <Chip key={id} pressed={id === chosen?.id} onPress={() => choose(id)}>
              {cropName(crop.name)}
            </Chip>
          ))}
        </Chips>
      )}
    </Form>
  )
}
