import type { ComponentProps } from 'react'
import { useCropNames } from '#client/i18n/useCropNames.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import type { Field } from '#domain/fields/field.schema.ts'
import { useCropsIn } from '../../useCropsIn.ts'

type CropFieldProps = {
  field: Field
  /** What `form.getInputProps` gives. */
  input: Pick<ComponentProps<typeof SelectField>, 'value' | 'onChange' | 'error'>
}

/** For which of the crops that stand in the field something was; not asked where there is at most one. */
export function CropField({ field, input }: CropFieldProps) {
  const t = useTranslations('field.work')
  const cropName = useCropNames()
  const crops = useCropsIn(field)
  if (crops.length < 2) return null
  const choices = crops.map(({ id, crop }) => ({ value: id, label: cropName(crop.name) }))
  return <SelectField label={t('crop')} data={[{ value: '', label: t('anyCrop') }, ...choices]} {...input} />
}
