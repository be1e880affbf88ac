import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { HotlineNumbers } from '#domain/support/hotlines.ts'
import classes from './SettingsScreen.module.css'

type NumberFieldsProps = { propsOf: (name: keyof HotlineNumbers) => object; smsHint: string }

export function NumberFields({ propsOf, smsHint }: NumberFieldsProps) {
  const t = useTranslations('admin.settings')
  const field = { type: 'tel', autoComplete: 'off' } as const
  return (
    <div className={classes.fields}>
      <TextInput {...field} label={t('disease')} description={t('calledHint')} {...propsOf('disease')} />
      <TextInput {...field} label={t('weatherLine')} description={t('calledHint')} {...propsOf('weather')} />
      <TextInput {...field} label={t('whatsapp')} description={t('whatsappHint')} {...propsOf('whatsapp')} />
      <TextInput {...field} label={t('sms')} description={smsHint} {...propsOf('sms')} />
    </div>
  )
}
