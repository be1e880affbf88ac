import { Button } from '@mantine/core'
import { IconCamera, IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '#client/i18n/useFormat.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { usePhotoChoice } from '#client/offline/photos/usePhotoChoice.ts'
import { findPosition, type Position } from '#client/phone/find-position.ts'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { showToast } from '#client/ui/toast/toasts.ts'
import { Value } from '#client/ui/value/Value.tsx'
import { changeVisitInput, type Visit } from '#domain/support/visits/visit.schema.ts'
import { useChangeVisit } from './useChangeVisit.ts'
import classes from './Visits.module.css'

const completeForm = changeVisitInput.pick({ outcome: true, photoId: true })

/** What the agent saw there, where it was, and a photo. */
export function CompleteForm({ visit: { id, farmerId }, onDone }: { visit: Visit; onDone: () => void }) {
  const t = useTranslations('agent.visits')
  const form = useZodForm(completeForm, { outcome: '', photoId: null }, `visit-done.${id}`)
  const format = useFormat()
  const [place, setPlace] = useState<Position>()
  const photo = usePhotoChoice(form)
  const complete = useChangeVisit({ form, onDone })
  const locate = () =>
    findPosition().then(setPlace, () => showToast({ title: t('noPosition'), text: t('noPositionText'), tone: 'bad' }))
  return (
    <Form
      form={form}
      label={t('complete')}
      onSubmit={form.submit(({ outcome }) =>
        complete.mutate({ id, farmerId, status: 'completed', outcome, photo: photo.photo(), ...(place && { place }) }),
      )}
      foot={
        <div className={classes.actions}>
          <Button type="submit" loading={complete.isPending}>
            {t('completeSubmit')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t('back')}
          </Button>
        </div>
      }
    >
      <TextArea label={t('outcome')} rows={3} {...form.getInputProps('outcome')} />
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconMapPin size={20} aria-hidden="true" />}
          onClick={() => void locate()}
        >
          <Value>
            {place ? t('positionIs', { meters: format.number(Math.round(place.accuracy)) }) : t('position')}
          </Value>
        </Button>
        <Button
          variant="default"
          component="label"
          leftSection={<IconCamera size={20} aria-hidden="true" />}
          loading={photo.state === 'preparing'}
        >
          <Value>{t(photo.shown ? 'photoAdded' : 'photo')}</Value>
          <input
            className={classes.file}
            type="file"
            accept="image/*"
            onChange={({ currentTarget: { files } }) => files?.[0] && photo.pick(files[0])}
          />
        </Button>
      </div>
      {photo.state === 'unreadable' && (
        <p className={classes.wrong} role="alert">
          {t('photoUnreadable')}
        </p>
      )}
    </Form>
  )
}
