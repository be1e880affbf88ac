import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import type { InputOf } from '#client/api/procedure-types.ts'
import { useUndo } from '#client/api/useUndo.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { PhotoPicker } from '#client/offline/photos/PhotoPicker.tsx'
import { usePhotoChoice } from '#client/offline/photos/usePhotoChoice.ts'
import { today } from '#client/phone/clock.ts'
import { catchFocus } from '#client/ui/dialog/catch-focus.ts'
import { DateField } from '#client/ui/fields/DateField.tsx'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import classes from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import type { Field } from '#domain/fields/field.schema.ts'
import { measurementForm } from '#domain/fields/field-record.schema.ts'
import { MEASUREMENT_SOURCES } from '#domain/fields/soil.ts'
import { keysOf } from '#domain/table.ts'
import records from '../records.module.css'
import { ReadingField } from './ReadingField.tsx'

const EMPTY = {
  soilPH: '',
  soilMoisture: '',
  organicMatter: '',
  organicCarbon: '',
  nitrogen: '',
  phosphorus: '',
  phosphate: '',
  potassium: '',
  potash: '',
  temperature: '',
  humidity: '',
  rainfall: '',
} as const

/** What a laboratory writes in two ways stands beside each other: one of the two is enough. */
const PAIRS = [
  ['organicMatter', 'organicCarbon'],
  ['phosphorus', 'phosphate'],
  ['potassium', 'potash'],
] as const

type Sent = InputOf<'farmer.measurements.add'> & { photo: Promise<Blob> | null }

/** The readings of a sheet or a kit; what is left empty was not measured. */
export function MeasurementForm({ field, onDone }: { field: Field; onDone: () => void }) {
  const t = useTranslations('field.soil')
  const form = useZodForm(
    measurementForm,
    { measurementDate: today(), source: 'lab', photoId: null, notes: '', ...EMPTY },
    `measurement.${field.id}`,
  )
  const choice = usePhotoChoice(form)
  const send = ({ photo, ...input }: Sent) =>
    api.farmer.measurements.add.mutate(
      input,
      // Stored with the readings until both are sent; one that is still large is waited for.
      photo ? { context: { photo: { field: 'photoId', farmerId: field.farmerId, bytes: photo } } } : {},
    )
  const undo = useUndo(api.farmer.measurements.undo.mutate, (utils) => utils.farmer.measurements.list.invalidate())
  const add = useWrite(send, {
    done: ({ id }) => ({
      title: t('saved'),
      tone: 'good',
      undo: () => undo.mutate({ id: field.id, measurementId: id }),
    }),
    failed: withReason(t('failed')),
    form,
    refresh: (utils) => utils.farmer.measurements.list.invalidate({ id: field.id }),
    onDone,
  })
  return (
    <Form
      form={form}
      label={t('form')}
      onSubmit={form.submit((values) => add.mutate({ ...values, id: field.id, photoId: null, photo: choice.photo() }))}
      foot={
        <>
          <Button type="submit" loading={add.isPending}>
            {t('submit')}
          </Button>
          <Button variant="subtle" onClick={onDone}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p className={classes.note}>{t('lead')}</p>
      <div className={classes.pair}>
        <DateField ref={catchFocus} label={t('date')} max={today()} {...form.getInputProps('measurementDate')} />
        <SelectField
          label={t('source')}
          data={keysOf(MEASUREMENT_SOURCES).map((value) => ({ value, label: t(`sources.${value}`) }))}
          {...form.getInputProps('source')}
        />
      </div>
      <div className={classes.pair}>
        <ReadingField reading="soilPH" field={form.getInputProps('soilPH')} />
        <ReadingField reading="nitrogen" field={form.getInputProps('nitrogen')} />
      </div>
      {PAIRS.map(([stored, written]) => (
        <div key={stored} className={records.pairs}>
          <ReadingField reading={stored} field={form.getInputProps(stored)} />
          <span className={records.or}>{t('or')}</span>
          <ReadingField reading={written} field={form.getInputProps(written)} />
        </div>
      ))}
      <div className={classes.pair}>
        <ReadingField reading="soilMoisture" field={form.getInputProps('soilMoisture')} />
        <ReadingField reading="temperature" field={form.getInputProps('temperature')} />
        <ReadingField reading="humidity" field={form.getInputProps('humidity')} />
        <ReadingField reading="rainfall" field={form.getInputProps('rainfall')} />
      </div>
      <PhotoPicker choice={choice} label={t('photo')} />
      <TextArea label={t('notes')} rows={2} {...form.getInputProps('notes')} />
    </Form>
  )
}
