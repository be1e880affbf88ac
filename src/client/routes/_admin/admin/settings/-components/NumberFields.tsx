import { useTranslations } from '#client/i18n/useTranslations.ts'
import { TextField } from '#client/ui/fields/TextField.tsx'
import type { HotlineNumbers } from '#domain/support/hotlines.ts'
import classes from './SettingsScreen.module.css'

type NumberFieldsProps = { propsOf: (name: keyof HotlineNumbers) => object; smsHint: string }

export function NumberFields({ propsOf, smsHint }: NumberFieldsProps) {
  const t = useTranslations('admin.settings')
  const field = { type: 'tel', autoComplete: 'off' } as const
  return (
    <div className={classes.fields}>
      <TextField {...field} label={t('disease')} description={t('calledHint')} {...propsOf('disease')} />
      <TextField {...field} label={t('weatherLine')} description={t('calledHint')} {...propsOf('weather')} />
      <TextField {...field} label={t('whatsapp')} description={t('whatsappHint')} {...propsOf('whatsapp')} />
      <TextField {...field} label={t('sms')} description={smsHint} {...propsOf('sms')} />
    </div>
  )
}
