import type { ComponentProps } from 'react'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { DateField } from '#client/ui/fields/DateField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import pairs from '#client/ui/form/form.module.css'

type PeriodFieldsProps = {
  publishAt: ComponentProps<typeof TextField>
  /** Its label says what ends. */
  end: ComponentProps<typeof DateField>
}

/** From which moment, and until which day, something is shown. */
export function PeriodFields({ publishAt, end }: PeriodFieldsProps) {
  const t = useTranslations('desk')
  return (
    <div className={pairs.pair}>
      <TextField type="datetime-local" label={t('field.publishAt')} description={t('hint.publishAt')} {...publishAt} />
      <DateField {...end} />
    </div>
  )
}
