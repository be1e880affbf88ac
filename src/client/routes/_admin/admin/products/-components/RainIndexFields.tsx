import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import pairs from '#client/ui/form/form.module.css'
import type { ZodForm } from '#client/ui/form/useZodForm.ts'
import type { rainIndex } from '#domain/finance/insurance/rain-index/rain-index.schema.ts'

/** What an index insurance measures, where and when, and what it pays. */
export function RainIndexFields({ form }: { form: ZodForm<typeof rainIndex, undefined> }) {
  const t = useTranslations('desk.money.product.index')
  return (
    <fieldset className={pairs.form}>
      <legend>{t('title')}</legend>
      <p className={pairs.note}>{t('hint')}</p>
      <TextField label={t('place')} withAsterisk {...form.getInputProps('place')} />
      <div className={pairs.pair}>
        <NumberField label={t('latitude')} withAsterisk decimals={2} {...form.getInputProps('latitude')} />
        <NumberField label={t('longitude')} withAsterisk decimals={2} {...form.getInputProps('longitude')} />
        <TextField label={t('seasonStart')} placeholder="06-15" withAsterisk {...form.getInputProps('seasonStart')} />
        <TextField label={t('seasonEnd')} placeholder="09-30" withAsterisk {...form.getInputProps('seasonEnd')} />
        <NumberField label={t('strike')} withAsterisk decimals={1} {...form.getInputProps('strike')} />
        <NumberField label={t('exit')} withAsterisk decimals={1} {...form.getInputProps('exit')} />
        <NumberField label={t('maxShare')} withAsterisk decimals={2} {...form.getInputProps('maxShare')} />
      </div>
    </fieldset>
  )
}
