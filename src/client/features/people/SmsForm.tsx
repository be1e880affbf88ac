import { Button } from '@mantine/core'
import { useId } from 'react'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { useTranslations } from '#client/i18n/useTranslations.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { smsForm } from '#domain/messaging/sms.schema.ts'
import { SMS_TYPES } from '#domain/messaging/sms.ts'
import classes from './SmsForm.module.css'
import { SmsTextField } from './SmsTextField.tsx'

/** A text message to a farmer: at most 160 characters, with the parts that it really takes. */
export function SmsForm({ farmer, onSent }: { farmer: { id: string; fullName: string }; onSent: () => void }) {
  const t = useTranslations('agent.sms')
  const form = useZodForm(smsForm, { message: '', type: 'general' }, `sms.${farmer.id}`)
  const send = useWrite(api.agent.sms.send.mutate, {
    done: { title: t('sent', { name: farmer.fullName }), tone: 'good' },
    failed: ({ reason }) => reason ?? t('failed'),
    form,
    refresh: ({ agent }) => Promise.all([agent.sms.invalidate(), agent.dashboard.overview.invalidate()]),
    onDone: () => {
      form.reset()
      onSent()
    },
  })
  const missingId = useId()
  const { message } = form.values
  const isReady = smsForm.safeParse(form.values).success
  return (
    <Form
      form={form}
      onSubmit={form.submit((values) => send.mutate({ ...values, userId: farmer.id, phone: null }))}
      foot={
        <>
          <Button type="submit" size="md" disabled={!isReady} loading={send.isPending} aria-describedby={missingId}>
            {t('submit')}
          </Button>
          <p id={missingId} className={classes.missing} aria-live="polite">
            {!isReady && t(message.trim() === '' ? 'missing' : 'tooLong')}
          </p>
        </>
      }
    >
      <SmsTextField {...form.getInputProps('message')} onRespell={(text) => form.setFieldValue('message', text)} />
      <SelectField
        label={t('type')}
        data={SMS_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        {...form.getInputProps('type')}
      />
    </Form>
  )
}
