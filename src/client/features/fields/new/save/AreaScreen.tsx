import { Button } from '@mantine/core'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { AreaField } from '#client/ui/area/AreaField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { saidField } from '#domain/fields/field.schema.ts'
import classes from '../NewField.module.css'
import { keyOf } from '../target.ts'
import { useTarget } from '../useTarget.ts'
import { useCreateField } from './useCreateField.ts'

/** A field of which the area alone is known. */
export default function AreaScreen() {
  const t = useTranslations('fields.save')
  const { search } = useTarget()
  const form = useZodForm(saidField, { name: '', totalArea: '', place: '' }, keyOf('new-field-area', search))
  const create = useCreateField(form)
  return (
    <div className={classes.side}>
      <Form
        form={form}
        onSubmit={form.submit((field) => create.mutate({ ...field, way: 'area' }))}
        foot={
          <Button type="submit" size="md" loading={create.isPending}>
            {t('submit')}
          </Button>
        }
      >
        <TextField label={t('name')} description={t('nameHint')} withAsterisk {...form.getInputProps('name')} />
        <AreaField field={form.getInputProps('totalArea')} isRequired />
        <TextField label={t('place')} description={t('placeHint')} {...form.getInputProps('place')} />
      </Form>
    </div>
  )
}
