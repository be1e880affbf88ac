import { Button } from '@mantine/core'
import type { InputOf } from '#client/api/procedure-types.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { namedField } from '#domain/fields/field.schema.ts'
import classes from '../NewField.module.css'
import { keyOf } from '../target.ts'
import { useTarget } from '../useTarget.ts'
import { MeasuredArea } from './MeasuredArea.tsx'
import { type SaveFieldProps, sentOf } from './measured.ts'
import { useCorrectEntry } from './useCorrectEntry.ts'
import { useCreateField } from './useCreateField.ts'

type Named = Pick<InputOf<'farmer.fields.create'>, 'name' | 'place'>

/** The area of a new field, its name and its place. */
export function NameField({ measured, onBack, onDone }: SaveFieldProps) {
  const t = useTranslations('fields.save')
  const { search, entry } = useTarget()
  const { name = '', place = '' } = (entry?.input ?? {}) as Partial<Named>
  const form = useZodForm(namedField, { name, place: place ?? '' }, keyOf('new-field', search))
  const create = useCreateField(form, onDone)
  const correct = useCorrectEntry(onDone)
  const save = (names: { name: string; place: string | null }) => {
    const sent = { ...names, ...sentOf(measured) }
    if (entry) correct({ ...sent, walk: measured.walk ?? entry.input.walk })
    else create.mutate({ ...sent, id: measured.id })
  }
  return (
    <div className={classes.side}>
      <MeasuredArea measured={measured} />
      <Form
        form={form}
        onSubmit={form.submit(save)}
        foot={
          <>
            <Button type="submit" size="md" loading={create.isPending}>
              {t('submit')}
            </Button>
            <Button size="md" variant="default" onClick={onBack}>
              {t('back')}
            </Button>
          </>
        }
      >
        <TextField label={t('name')} description={t('nameHint')} withAsterisk {...form.getInputProps('name')} />
        <TextField label={t('place')} description={t('placeHint')} {...form.getInputProps('place')} />
      </Form>
    </div>
  )
}
