import { Button } from '@mantine/core'
import { api } from '#client/api/client.ts'
import { useWrite, withReason } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { AreaField } from '#client/ui/area/AreaField.tsx'
import { CheckboxField } from '#client/ui/fields/CheckboxField.tsx'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import classes from '#client/ui/form/form.module.css'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { type Field, fieldFacts } from '#domain/fields/field.schema.ts'

/** The name, the place and the facts of a field; its area only where no border says it. */
export function EditFieldForm({ field, onDone }: { field: Field; onDone: () => void }) {
  const t = useTranslations('field.edit')
  const form = useFieldForm(field)
  const isMeasured = field.boundaryCoordinates.length > 0
  const change = useWrite(api.farmer.fields.change.mutate, {
    done: { title: t('saved'), tone: 'good' },
    failed: withReason(t('failed')),
    form,
    refresh: (utils) => utils.farmer.fields.invalidate(),
    onDone,
  })
  return (
    <Form
      form={form}
      label={t('title')}
      onSubmit={form.submit(({ totalArea, ...facts }) =>
        change.mutate({ id: field.id, ...facts, totalArea: isMeasured ? undefined : totalArea }),
      )}
      foot={
        <>
          <Button type="submit" loading={change.isPending}>
            {t('save')}
          </Button>
          <Button variant="subtle" onClick={onDone}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <TextField label={t('name')} {...form.getInputProps('name')} />
      {!isMeasured && <AreaField field={form.getInputProps('totalArea')} isRequired />}
      <TextField label={t('place')} {...form.getInputProps('place')} />
      <div className={classes.pair}>
        <TextField label={t('soilType')} {...form.getInputProps('soilType')} />
        <TextField label={t('drainage')} {...form.getInputProps('drainageLevel')} />
        <TextField label={t('water')} {...form.getInputProps('waterSource')} />
        <NumberField label={t('elevation')} decimals={0} {...form.getInputProps('elevation')} />
        <NumberField label={t('slope')} decimals={1} {...form.getInputProps('slope')} />
      </div>
      <CheckboxField label={t('road')} {...form.getInputProps('accessRoad', { type: 'checkbox' })} />
      <TextArea label={t('description')} rows={3} {...form.getInputProps('description')} />
    </Form>
  )
}

const useFieldForm = (field: Field) =>
  useZodForm(
    fieldFacts,
    {
      name: field.name,
      totalArea: field.totalArea,
      place: field.place ?? '',
      description: field.description ?? '',
      soilType: field.soilType ?? '',
      drainageLevel: field.drainageLevel ?? '',
      waterSource: field.waterSource ?? '',
      elevation: field.elevation ?? '',
      slope: field.slope ?? '',
      accessRoad: field.accessRoad,
    },
    `field.${field.id}`,
  )
