import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { api } from '#client/api/client.ts'
import { useWrite } from '#client/api/useWrite.ts'
import { SelectField } from '#client/ui/fields/SelectField.tsx'
import { TextArea } from '#client/ui/fields/TextArea.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { useZodForm } from '#client/ui/form/useZodForm.ts'
import { smsForm } from '#domain/messaging/sms.schema.ts'
import { SMS_TYPES } from '#domain/messaging/sms.ts'
import { smsParts } from '#domain/messaging/sms-parts.ts'
import classes from './SmsForm.module.css'

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
  const { message } = form.values
  const { alphabet, parts } = smsParts(message.trim())
  return (
    <Form
      form={form}
      onSubmit={form.submit((values) => send.mutate({ ...values, userId: farmer.id, phone: null }))}
      foot={
        <Button type="submit" size="md" loading={send.isPending}>
          {t('submit')}
        </Button>
      }
    >
      <TextArea
        label={t('message')}
        description={
          <span className={classes.count}>
            <span>{t('count', { count: String([...message.trim()].length) })}</span>
            <span>{t('parts', { parts })}</span>
            {alphabet === 'ucs2' && <span>{t('partsHint')}</span>}
          </span>
        }
        rows={4}
        withAsterisk
        {...form.getInputProps('message')}
      />
      <SelectField
        label={t('type')}
        data={SMS_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
        {...form.getInputProps('type')}
      />
    </Form>
  )
}
