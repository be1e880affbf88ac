import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { NumberField } from '#client/ui/fields/NumberField.tsx'
import { TextField } from '#client/ui/fields/TextField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { typedValues } from '#client/ui/form/typed-values.ts'
import { useStandingForm } from '#client/ui/form/useStandingForm.ts'
import { type SmsLimits as Limits, smsLimits } from '#domain/messaging/delivery/sms-limits.schema.ts'
import classes from './SettingsScreen.module.css'

const HOOKS = ['inbound', 'delivery', 'ussd'] as const

/** Quiet hours and ceilings of text messages, and what is typed into the pages of their gateway. */
export function SmsLimits({ limits, hookKey }: { limits: Limits; hookKey: string }) {
  const t = useTranslations('desk.smsLimits')
  const form = useStandingForm(smsLimits, limits, 'sms-limits')
  const save = useWrite(api.admin.settings.sms.set.mutate, {
    done: { title: t('saved'), text: t('savedText'), tone: 'good' },
    failed: t('failed'),
    form,
    refresh: ({ admin }) => admin.settings.sms.get.invalidate(),
  })
  return (
    <>
      <Form
        form={form}
        onSubmit={form.submit((parsed, begun) => save.mutate(typedValues(parsed, form.values, begun)))}
        foot={
          <Button type="submit" size="md" className={classes.save} loading={save.isPending}>
            {t('save')}
          </Button>
        }
      >
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
            <NumberField key={name} label={t(name)} decimalScale={0} hideControls {...form.getInputProps(name)} />
          ))}
        </div>
      </Form>
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
