import type { ComponentProps } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { READINGS, type Reading, WRITTEN_READINGS, type WrittenReading } from '#domain/fields/field-record.schema.ts'

const BOUNDS = { ...READINGS, ...WRITTEN_READINGS }

type ReadingFieldProps = {
  reading: Reading | WrittenReading
  /** What `form.getInputProps` gives. */
  field: Pick<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'error'>
}

/** A reading in its one unit. */
export function ReadingField({ reading, field }: ReadingFieldProps) {
  const t = useTranslations('field')
  const { unit } = BOUNDS[reading]
  return <NumberField label={t('soil.unit', { label: t(`reading.${reading}`), unit })} decimals={2} {...field} />
}
