import { api } from '#client/api/client.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { type SmsLimits as Limits, smsLimits } from '#domain/messaging/delivery/sms-limits.schema.ts'
import { SettingForm } from './SettingForm.tsx'
import classes from './SettingsScreen.module.css'
import { useSettingForm } from './useSettingForm.ts'

const HOOKS = ['inbound', 'delivery', 'ussd'] as const

/** Quiet hours and ceilings of text messages, and what is typed into the pages of their gateway. */
export function SmsLimits({ limits, hookKey }: { limits: Limits; hookKey: string }) {
  const t = useTranslations('desk.smsLimits')
  const { form, props } = useSettingForm(smsLimits, limits, {
    place: 'sms-limits',
    set: (typed) => api.admin.settings.sms.set.mutate(typed),
    saved: t('savedText'),
    labelOf: (field) => t(field as 'aDay'),
    refresh: ({ admin }) => admin.settings.sms.get.invalidate(),
    refetch: ({ admin }) => admin.settings.sms.get.invalidate(),
  })
  return (
    <>
      <SettingForm {...props}>
        <p className={classes.lead}>{t('lead')}</p>
        <div className={classes.fields}>
          {(['quietFrom', 'quietUntil'] as const).map((name) => (
            <TextField
              key={name}
              type="time"
              label={t(name)}
              description={t('quietHint')}
              {...form.getInputProps(name)}
            />
          ))}
          {(['aDay', 'aNumberADay'] as const).map((name) => (
            <NumberField key={name} label={t(name)} decimals={0} {...form.getInputProps(name)} />
          ))}
        </div>
      </SettingForm>
      <h3>{t('hooks')}</h3>
      <p className={classes.lead}>{t('hooksHint')}</p>
      {HOOKS.map((hook) => (
        <TextField
          key={hook}
          label={t(hook)}
          readOnly
          value={`${location.origin}/hooks/africastalking/${hook}?key=${hookKey}`}
        />
      ))}
    </>
  )
}
